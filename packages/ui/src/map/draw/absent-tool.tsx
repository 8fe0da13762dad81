import { useEffect, useEffectEvent } from "react";

/** Stands for a tool whose code could not be fetched: it gives itself up, and the map stays. */
export function AbsentTool({ onCancel }: { onCancel: () => void }) {
  const giveUp = useEffectEvent(onCancel);
  useEffect(() => giveUp(), []);
  return null;
}

/** For the promise of a tool's code. */
export const orAbsent = () => ({ default: AbsentTool });

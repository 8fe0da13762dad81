import { useEffect } from "react";
import type { ViewedHomeProps } from "./viewed-home.tsx";
import { recordViewedHome } from "./viewed-homes.ts";

/** Remembers that a home's page was opened. */
export default function ViewedHome({ propertyId }: ViewedHomeProps) {
  useEffect(() => recordViewedHome(propertyId), [propertyId]);
  return null;
}

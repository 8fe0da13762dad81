import { useEffect } from "react";
import { recordViewedHome } from "./viewed-homes.ts";

/** Props of `ViewedHome`. */
export interface ViewedHomeProps {
  propertyId: string;
}

/** Records that a home's page was opened. */
export default function ViewedHome({ propertyId }: ViewedHomeProps) {
  useEffect(() => recordViewedHome(propertyId), [propertyId]);
  return null;
}

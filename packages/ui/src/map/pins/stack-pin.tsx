import { Plural, useLingui } from "@lingui/react/macro";
import type { MapMarker } from "./map-entries.ts";
import { PinFace } from "./pin-face.tsx";
import { PinButton, type PinHandlers } from "./pin.tsx";

/** Several homes at one address: a pin with their number, whose card lists them. */
export function StackPin({
  markers,
  ...handlers
}: PinHandlers & { markers: readonly MapMarker[] }) {
  const { t } = useLingui();
  const count = markers.length;
  return (
    <PinButton
      markers={markers}
      label={t`${count} homes at one address: ${markers[0]?.accessibleName ?? ""}`}
      {...handlers}
    >
      <PinFace>
        <Plural value={count} one="# home" other="# homes" />
      </PinFace>
    </PinButton>
  );
}

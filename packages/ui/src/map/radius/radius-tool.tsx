import type { Point } from "@hjem/domain/distance";
import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { Circle, useMap, useMapEvents } from "react-leaflet";
import { Button } from "../../button/button.tsx";
import { Select } from "../../field/select.tsx";
import { PinIcon } from "../../icon/subject-icons.ts";
import { movedBy } from "../base/bearing.ts";
import { DragHandle, HandlePane } from "../draw/drag-handle.tsx";
import panel from "../draw/draw-panel.module.css";
import { DrawPanel, KeyLegend } from "../draw/draw-panel.tsx";
import { PushPad, pushOfKey } from "../draw/push-pad.tsx";
import shape from "../draw/shape.module.css";
import { LONG_STEP_M, type Push, STEP_M } from "../draw/use-drawing.ts";
import { formatMetres, usePointLabels } from "../draw/use-point-labels.ts";
import { useMapFrame } from "../frame/map-frame.ts";
import type { RadiusCircleProps } from "./radius-circle.tsx";

const CHOICES_M = [500, 1000, 2000, 5000, 10_000, 20_000];
const FIRST_M = 1000;
const HOME_ZOOM = 12;

/** The circle tool, loaded by `RadiusCircle`. */
export default function RadiusTool({
  circle,
  choices = CHOICES_M,
  onChange,
  onFinish,
  onCancel,
  finishLabel,
}: RadiusCircleProps) {
  const { t } = useLingui();
  const map = useMap();
  const { panels } = useMapFrame();
  const labelOf = usePointLabels();
  const [said, setSaid] = useState("");
  const metres = circle?.metres ?? FIRST_M;

  const moveTo = (center: Point) => {
    const { place, bearing } = labelOf(center);
    const where = bearing === undefined ? place : `${place}, ${bearing}`;
    setSaid(t`Centre moved: ${where}`);
    onChange({ center, metres });
  };
  const middle = () => {
    const { lat, lng } = map.getCenter();
    return { lat, lng };
  };
  const start = useEffectEvent(() => {
    if (circle) return;
    onChange({ center: middle(), metres });
    if (map.getZoom() < HOME_ZOOM) map.setZoom(HOME_ZOOM, { animate: false });
  });
  useEffect(() => start(), []);
  useMapEvents({ click: ({ latlng: { lat, lng } }) => moveTo({ lat, lng }) });

  const push = ({ north, east }: Push, isLong: boolean) => {
    if (!circle) return;
    const step = isLong ? LONG_STEP_M : STEP_M;
    const center = movedBy(circle.center, { north: north * step, east: east * step });
    moveTo(center);
    map.panInside([center.lat, center.lng], { padding: [48, 48], animate: false });
  };
  const press = (event: KeyboardEvent) => {
    const isOnPanel = event.target === event.currentTarget;
    const isOnSelect = event.target instanceof HTMLSelectElement;
    const step = isOnSelect ? undefined : pushOfKey(event.key);
    if (step) push(step, event.shiftKey);
    else if (event.key === "Enter" && isOnPanel) onFinish();
    else return;
    event.preventDefault();
  };
  const place = circle && labelOf(circle.center);
  return (
    <>
      {circle && (
        <>
          <Circle
            className={shape.fill}
            center={circle.center}
            radius={metres}
            interactive={false}
          />
          <HandlePane>
            <DragHandle at={circle.center} isChosen onDrag={moveTo} onTake={() => setSaid("")} />
          </HandlePane>
        </>
      )}
      {panels &&
        createPortal(
          <DrawPanel
            title={t`Search around a point`}
            hint={<Trans>Press on the map, or move the centre with the arrow keys.</Trans>}
            said={said}
            onKey={press}
            onCancel={onCancel}
            acts={
              <>
                <Button onClick={() => moveTo(middle())}>
                  <Trans>Centre of the map</Trans>
                </Button>
                <Button variant="primary" onClick={onFinish}>
                  {finishLabel ?? <Trans>Finish</Trans>}
                </Button>
              </>
            }
          >
            {place && (
              <p className={panel.place}>
                {place.place}
                {place.bearing !== undefined && ` · ${place.bearing}`}
              </p>
            )}
            <Select
              label={t`Distance`}
              value={String(metres)}
              onChange={(event) =>
                onChange({ center: circle?.center ?? middle(), metres: Number(event.target.value) })
              }
            >
              {[...new Set([...choices, metres])]
                .toSorted((one, other) => one - other)
                .map((choice) => (
                  <option key={choice} value={choice}>
                    {formatMetres(choice)}
                  </option>
                ))}
            </Select>
            <div className={panel.keys}>
              <PushPad label={t`Move the centre`} isDisabled={!circle} onPush={push}>
                <PinIcon />
              </PushPad>
              <KeyLegend hasCorners={false} />
            </div>
          </DrawPanel>,
          panels,
        )}
    </>
  );
}

import type { Point } from "@hjem/domain/distance";
import { useLingui } from "@lingui/react/macro";
import { DomEvent } from "leaflet";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { createPortal } from "react-dom";
import { useMap, useMapEvents } from "react-leaflet";
import { PinIcon } from "../../icon/subject-icons.ts";
import { movedBy } from "../base/bearing.ts";
import { HandlePane } from "../draw/drag-handle.tsx";
import { pushOfKey } from "../draw/push-pad.tsx";
import { usePointLabels } from "../draw/use-point-labels.ts";
import { useMapFrame } from "../frame/map-frame.ts";
import { useMapPosition } from "../frame/use-map-position.ts";
import styles from "./home-pin.module.css";
import type { HomePinProps } from "./home-pin.tsx";

/** Metres per arrow key, and with Shift: the length of a house, and of a street. */
const STEP_M = 10;
const LONG_STEP_M = 100;
/** Pixels between the pin and the edge of the map that shows it. */
const EDGE_PX = 48;
/** Pixels after which a press is a drag. */
const DRAG_PX = 3;

interface PinProps {
  at: Point;
  label: string;
  hintId: string;
  onDrag: (point: Point) => void;
  onDrop: (point: Point) => void;
  onPush: (point: Point) => void;
}

function Pin({ at, label, hintId, onDrag, onDrop, onPush }: PinProps) {
  const map = useMap();
  const element = useMapPosition<HTMLButtonElement>(at.lat, at.lng);
  const pointOf = (event: PointerEvent): Point => {
    const { lat, lng } = map.mouseEventToLatLng(event);
    return { lat, lng };
  };
  const drag = useEffectEvent((event: PointerEvent) => onDrag(pointOf(event)));
  const drop = useEffectEvent((event: PointerEvent) => onDrop(pointOf(event)));

  useEffect(() => {
    const pin = element.current;
    if (!pin) return undefined;
    let start: { x: number; y: number } | null = null;
    let isDragged = false;
    const grip = (event: PointerEvent) => {
      start = { x: event.clientX, y: event.clientY };
      isDragged = false;
      pin.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      isDragged ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > DRAG_PX;
      if (isDragged) drag(event);
    };
    const release = (event: PointerEvent) => {
      if (start && isDragged) drop(event);
      start = null;
    };
    // The map below would move along, and take the click for another place.
    DomEvent.disableClickPropagation(pin);
    pin.addEventListener("pointerdown", grip);
    pin.addEventListener("pointermove", move);
    pin.addEventListener("pointerup", release);
    return () => {
      pin.removeEventListener("pointerdown", grip);
      pin.removeEventListener("pointermove", move);
      pin.removeEventListener("pointerup", release);
    };
  }, [element]);

  const press = (event: KeyboardEvent) => {
    const push = pushOfKey(event.key);
    if (!push) return;
    event.preventDefault();
    // The map would move by the same key.
    event.nativeEvent.stopImmediatePropagation();
    event.stopPropagation();
    const step = event.shiftKey ? LONG_STEP_M : STEP_M;
    onPush(movedBy(at, { north: push.north * step, east: push.east * step }));
  };
  return (
    <button
      ref={element}
      type="button"
      className={`leaflet-zoom-animated ${styles.pin}`}
      aria-label={label}
      aria-describedby={hintId}
      onKeyDown={press}
    >
      <PinIcon />
    </button>
  );
}

/** The pin of a home, loaded by `HomePin`. */
export default function HomePinTool({ at, label, onMove }: HomePinProps) {
  const { t } = useLingui();
  const map = useMap();
  const { panels } = useMapFrame();
  const labelOf = usePointLabels();
  const hintId = useId();
  const [dragged, setDragged] = useState<Point | null>(null);
  const [said, setSaid] = useState("");

  const moveTo = (point: Point) => {
    const { place, bearing } = labelOf(point);
    const where = bearing === undefined ? place : `${place}, ${bearing}`;
    setDragged(null);
    setSaid(t`Pin moved: ${where}`);
    onMove(point);
  };
  useMapEvents({ click: ({ latlng: { lat, lng } }) => moveTo({ lat, lng }) });
  const push = (point: Point) => {
    moveTo(point);
    map.panInside([point.lat, point.lng], { padding: [EDGE_PX, EDGE_PX], animate: false });
  };
  const shown = dragged ?? at;
  return (
    <>
      {shown && (
        <HandlePane>
          <Pin
            at={shown}
            label={label}
            hintId={hintId}
            onDrag={setDragged}
            onDrop={moveTo}
            onPush={push}
          />
        </HandlePane>
      )}
      {panels &&
        createPortal(
          <>
            <p id={hintId} hidden>
              {t`Move the pin with the arrow keys, ten metres at a time. With Shift a hundred metres.`}
            </p>
            <p className={styles.spoken} role="status">
              {said}
            </p>
          </>,
          panels,
        )}
    </>
  );
}

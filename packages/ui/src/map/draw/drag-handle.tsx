import type { Point } from "@hjem/domain/distance";
import { DomEvent, type LatLng } from "leaflet";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Pane, useMap } from "react-leaflet";
import { useMapPosition } from "../frame/use-map-position.ts";
import styles from "./shape.module.css";

/** Above the pins, which are at 600. */
const HANDLES_Z_INDEX = 640;

/** Pane of the handles. */
export const HandlePane = ({ children }: { children: ReactNode }) => (
  <Pane name="draw-handles" style={{ zIndex: HANDLES_Z_INDEX }}>
    {children}
  </Pane>
);

/** Props of `DragHandle`. */
export interface DragHandleProps {
  at: Point;
  isChosen: boolean;
  /** Called on each move of the pointer. */
  onDrag: (point: Point) => void;
  /** Called before it moves. */
  onTake: () => void;
  /** Called for a click without a move. */
  onPress?: () => void;
}

const pointOf = ({ lat, lng }: LatLng): Point => ({ lat, lng });

/** A corner that can be dragged by mouse, pen or finger; keyboard users use the panel. */
export function DragHandle({ at, isChosen, onDrag, onTake, onPress }: DragHandleProps) {
  const map = useMap();
  const element = useMapPosition<HTMLDivElement>(at.lat, at.lng);
  const take = useEffectEvent(onTake);
  const drag = useEffectEvent((event: PointerEvent) =>
    onDrag(pointOf(map.mouseEventToLatLng(event))),
  );
  const press = useEffectEvent(() => onPress?.());

  useEffect(() => {
    const handle = element.current;
    if (!handle) return undefined;
    let hasMoved = false;
    const move = (event: PointerEvent) => {
      hasMoved = true;
      drag(event);
    };
    const release = () => {
      handle.removeEventListener("pointermove", move);
      if (!hasMoved) press();
    };
    const grip = (event: PointerEvent) => {
      event.preventDefault();
      hasMoved = false;
      take();
      handle.setPointerCapture(event.pointerId);
      handle.addEventListener("pointermove", move);
      handle.addEventListener("pointerup", release, { once: true });
    };
    // The map below would move along, and add a corner for the click.
    DomEvent.disableClickPropagation(handle);
    handle.addEventListener("pointerdown", grip);
    return () => handle.removeEventListener("pointerdown", grip);
  }, [element]);

  return (
    <div
      ref={element}
      className={`leaflet-zoom-animated ${styles.handle}`}
      data-chosen={isChosen || undefined}
      aria-hidden="true"
    />
  );
}

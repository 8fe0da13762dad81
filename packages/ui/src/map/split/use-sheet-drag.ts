import { type PointerEvent, type RefObject, useRef, useState } from "react";
import { restingHeight, type SheetHeight, shownPx } from "./sheet-height.ts";

/** A drag starts after this many pixels; less is a click. */
const SLOP_PX = 4;

interface Pull {
  startY: number;
  lastY: number;
  lastTime: number;
  upPxPerMs: number;
  /** Offset of the sheet from its height, once it is dragged. */
  offset?: number;
}

/** Makes the handle of the sheet draggable. `offset` is the distance from its height, in pixels downwards. */
export function useSheetDrag(
  box: RefObject<HTMLElement | null>,
  height: SheetHeight,
  onRest: (height: SheetHeight) => void,
) {
  const [offset, setOffset] = useState<number>();
  const pull = useRef<Pull>(undefined);

  const grip = ({ clientY, timeStamp, isPrimary }: PointerEvent) => {
    if (!isPrimary) return;
    pull.current = { startY: clientY, lastY: clientY, lastTime: timeStamp, upPxPerMs: 0 };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const current = pull.current;
    const boxPx = box.current?.clientHeight;
    if (!current || !boxPx) return;
    const { clientY, timeStamp, pointerId } = event;
    const moved = clientY - current.startY;
    if (current.offset === undefined && Math.abs(moved) < SLOP_PX) return;
    // Only now: a captured pointer would prevent clicks on the buttons of the handle.
    event.currentTarget.setPointerCapture(pointerId);
    current.upPxPerMs = (current.lastY - clientY) / Math.max(1, timeStamp - current.lastTime);
    [current.lastY, current.lastTime] = [clientY, timeStamp];
    const shown = shownPx(height, boxPx);
    current.offset = Math.min(
      Math.max(moved, shown - shownPx("full", boxPx)),
      shown - shownPx("peek", boxPx) / 2,
    );
    setOffset(current.offset);
  };
  const release = () => {
    const current = pull.current;
    const boxPx = box.current?.clientHeight;
    pull.current = undefined;
    if (!current || !boxPx || current.offset === undefined) return;
    setOffset(undefined);
    onRest(restingHeight(shownPx(height, boxPx) - current.offset, boxPx, current.upPxPerMs));
  };
  return {
    offset,
    handlers: {
      onPointerDown: grip,
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { movedBy, WHOLE, ZOOM_STEP, zoomedTo, type ZoomView } from "./zoom.ts";

/** A picture that can be zoomed and panned. */
export interface Zoom {
  view: ZoomView;
  isZoomed: boolean;
  nearer: () => void;
  farther: () => void;
  /** Resets the zoom. */
  reset: () => void;
  /** Pans by an offset in pixels, for keys. */
  move: (x: number, y: number) => void;
  /** Props of the element that contains the pictures. */
  frameProps: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
    onDoubleClick: (event: { clientX: number; clientY: number }) => void;
  };
}

interface Point {
  x: number;
  y: number;
}

/** Zoom level after a double click. */
const DOUBLE_PRESS_SCALE = 2.5;

const middleOf = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Zoom of the picture in `frame`: pinch, double click, wheel with Ctrl, buttons; one finger pans it. */
export function useZoom(frame: RefObject<HTMLElement | null>): Zoom {
  const [view, setView] = useState(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const isZoomed = view.scale > 1;

  const box = () => frame.current?.getBoundingClientRect() ?? new DOMRect();
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = box();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const zoomBy = (factor: number, at?: Point) =>
    setView((now) => zoomedTo(now, now.scale * factor, box(), at && fromMiddle(at)));

  // Added directly: React's listeners are passive and cannot prevent the wheel from zooming the whole page.
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  });

  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  const follow = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const before = fingers.current.get(pointerId);
    if (!before) return;
    const now = { x: clientX, y: clientY };
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
    fingers.current.set(pointerId, now);
    const from = other ? middleOf(before, other) : before;
    const to = other ? middleOf(now, other) : now;
    const factor = other ? apart(now, other) / Math.max(1, apart(before, other)) : 1;
    setView((seen) => {
      const moved = movedBy(seen, to.x - from.x, to.y - from.y, box());
      return zoomedTo(moved, moved.scale * factor, box(), fromMiddle(to));
    });
  };

  return {
    view,
    isZoomed,
    nearer: () => zoomBy(ZOOM_STEP),
    farther: () => zoomBy(1 / ZOOM_STEP),
    reset: () => setView(WHOLE),
    move: (x, y) => setView((now) => movedBy(now, x, y, box())),
    frameProps: {
      onPointerDown: (event) => {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        // The pointer may leave the pressed element while it pans; a picture that is not zoomed is swiped by the
        // browser.
        if (isZoomed) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: follow,
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick: ({ clientX, clientY }) =>
        setView((now) =>
          now.scale > 1
            ? WHOLE
            : zoomedTo(now, DOUBLE_PRESS_SCALE, box(), fromMiddle({ x: clientX, y: clientY })),
        ),
    },
  };
}

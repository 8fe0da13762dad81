/** Zoom and offset of a picture in its frame: scale, and distance of its centre from the frame's, in pixels. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

/** Size of a frame, or a point in it relative to its centre, in pixels. */
export interface Extent {
  width: number;
  height: number;
}

/** The initial state: not zoomed. */
export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };

/** Zoom step of one click, and maximum zoom: 1,600 px fill a phone twice. */
export const ZOOM_STEP = 1.6;
export const ZOOM_MAX = 5;

const between = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** Limits the offset: no edge of a zoomed picture is inside the frame. */
const current = ({ scale, x, y }: ZoomView, { width, height }: Extent): ZoomView => ({
  scale,
  x: between(x, (width * (scale - 1)) / 2),
  y: between(y, (height * (scale - 1)) / 2),
});

/** Zooms to `scale`, from 1 to `ZOOM_MAX`, around a point relative to the frame's centre, which stays in place. */
export function zoomedTo(
  view: ZoomView,
  scale: number,
  frame: Extent,
  point: { x: number; y: number } = { x: 0, y: 0 },
): ZoomView {
  const next = Math.min(ZOOM_MAX, Math.max(1, scale));
  const ratio = next / view.scale;
  return current(
    {
      scale: next,
      x: point.x - (point.x - view.x) * ratio,
      y: point.y - (point.y - view.y) * ratio,
    },
    frame,
  );
}

/** Pans by an offset in pixels, as far as the picture reaches. */
export const movedBy = (view: ZoomView, x: number, y: number, frame: Extent): ZoomView =>
  current({ ...view, x: view.x + x, y: view.y + y }, frame);

/** How a picture lies in its frame: how much it is magnified, and how far its middle is from the frame's, in pixels. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

/** Measures of a frame, or a place in it seen from its middle, in pixels. */
export interface Extent {
  width: number;
  height: number;
}

/** The picture as it lies there at first: whole. */
export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };

/** How much nearer one press brings a picture, and how near it comes at most: 1,600 px of it fill a phone twice. */
export const ZOOM_STEP = 1.6;
export const ZOOM_MAX = 5;

const between = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** Within the frame: no edge of a magnified picture comes farther in than the frame's own. */
const current = ({ scale, x, y }: ZoomView, { width, height }: Extent): ZoomView => ({
  scale,
  x: between(x, (width * (scale - 1)) / 2),
  y: between(y, (height * (scale - 1)) / 2),
});

/** Magnified to `scale`, from whole to `ZOOM_MAX`, about a point seen from the frame's middle: what lies there stays. */
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

/** Moved by so many pixels, as far as the picture reaches. */
export const movedBy = (view: ZoomView, x: number, y: number, frame: Extent): ZoomView =>
  current({ ...view, x: view.x + x, y: view.y + y }, frame);

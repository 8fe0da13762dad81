import { type Coords, type DoneCallback, GridLayer, type GridLayerOptions } from "leaflet";
import styles from "./base-map.module.css";
import { type BaseShapes, pathIn } from "./shapes.ts";

const SIZE_PX = 512;
const NAMESPACE = "http://www.w3.org/2000/svg";

const addPath = (square: SVGSVGElement, className: string | undefined, path: string) => {
  if (path === "") return;
  const element = document.createElementNS(NAMESPACE, "path");
  element.setAttribute("d", path);
  if (className) element.setAttribute("class", className);
  square.append(element);
};

/** Land and borders as SVG tiles. Colours come from the stylesheet, so that a change of theme needs no redraw. */
export class LandGrid extends GridLayer {
  readonly #shapes: BaseShapes;

  constructor(shapes: BaseShapes, options: GridLayerOptions) {
    super({ tileSize: SIZE_PX, updateWhenZooming: false, keepBuffer: 1, ...options });
    this.#shapes = shapes;
  }

  /**
   * Called by Leaflet for each visible tile. Each is drawn in a task of its own, so that a click on the map is
   * handled before its new tiles are drawn.
   */
  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const box = document.createElement("div");
    setTimeout(() => {
      this.#draw(box, coords);
      done(undefined, box);
    });
    return box;
  }

  #draw(box: HTMLElement, { x, y, z }: Coords): void {
    const square = document.createElementNS(NAMESPACE, "svg");
    square.setAttribute("viewBox", `0 0 ${SIZE_PX} ${SIZE_PX}`);
    const place = { column: x, row: y, across: (2 ** z * 256) / SIZE_PX, size: SIZE_PX };
    const { land, borders, areaLines } = this.#shapes;
    addPath(square, styles.land, pathIn(land, place, { isClosed: true }));
    addPath(square, styles.areaLine, pathIn(areaLines, place, { isClosed: false }));
    addPath(square, styles.border, pathIn(borders, place, { isClosed: false }));
    box.append(square);
  }
}

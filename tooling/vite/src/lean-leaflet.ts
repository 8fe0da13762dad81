import type { Plugin } from "vite";

/**
 * The modules of Leaflet that the maps use, in the order in which they extend the map. Markers, popups, tooltips, GeoJSON,
 * image and WMS layers, and the controls that are own components (zoom, attribution) are not included.
 */
const parts = `
export { Map } from "./map/Map.js";
import { Control } from "./control/Control.js";
import { Scale } from "./control/Control.Scale.js";
Control.Scale = Scale;
export { Control };
import * as DomEvent from "./dom/DomEvent.js";
export { DomEvent };
import * as DomUtil from "./dom/DomUtil.js";
export { DomUtil };
import * as Util from "./core/Util.js";
export { Util };
export { LatLngBounds } from "./geo/LatLngBounds.js";
export { GridLayer } from "./layer/tile/GridLayer.js";
export { TileLayer } from "./layer/tile/TileLayer.js";
import "./layer/vector/Renderer.getRenderer.js";
export { Circle } from "./layer/vector/Circle.js";
export { Polyline } from "./layer/vector/Polyline.js";
export { Polygon } from "./layer/vector/Polygon.js";
import "./map/handler/Map.BoxZoom.js";
import "./map/handler/Map.DoubleClickZoom.js";
import "./map/handler/Map.Drag.js";
import "./map/handler/Map.Keyboard.js";
import "./map/handler/Map.ScrollWheelZoom.js";
import "./map/handler/Map.TouchZoom.js";
export { CircleMarker } from "./layer/vector/CircleMarker.js";
export { FeatureGroup } from "./layer/FeatureGroup.js";
export { GeoJSON } from "./layer/GeoJSON.js";
export { ImageOverlay } from "./layer/ImageOverlay.js";
export { LayerGroup } from "./layer/LayerGroup.js";
export { Marker } from "./layer/marker/Marker.js";
export { Popup } from "./layer/Popup.js";
export { Rectangle } from "./layer/vector/Rectangle.js";
export { SVGOverlay } from "./layer/SVGOverlay.js";
export { Tooltip } from "./layer/Tooltip.js";
export { VideoOverlay } from "./layer/VideoOverlay.js";
`;

/** Layers that only unused components of react-leaflet refer to. */
const unusedLayers =
  /\/leaflet\/src\/layer\/(?:(?:DivOverlay|FeatureGroup|GeoJSON|ImageOverlay|LayerGroup|Popup|SVGOverlay|Tooltip|VideoOverlay)\.js|marker\/|vector\/(?:Canvas|Rectangle|SVG\.VML)\.js)/;

/**
 * Makes the browser's build use the sources of Leaflet, and of them only what the maps use (decision 035): its package
 * is one file that cannot be tree-shaken. A missing name fails the build; development and tests use the whole package.
 */
export const leanLeaflet = (): Plugin => ({
  name: "hjem:lean-leaflet",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: {
    filter: { id: /^leaflet$/ },
    handler(_source, importer) {
      return this.resolve("leaflet/src/Leaflet.js", importer, { skipSelf: true });
    },
  },
  load: {
    filter: { id: /\/leaflet\/src\/Leaflet\.js$/ },
    handler: () => ({ code: parts, map: null }),
  },
  transform: {
    filter: { id: unusedLayers },
    handler: () => ({ moduleSideEffects: false }),
  },
});

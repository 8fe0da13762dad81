import type { Map } from "leaflet";
import { useEffect, useMemo, useState } from "react";
import { Pane, useMap, useMapEvents } from "react-leaflet";
import { useMapPosition } from "../frame/use-map-position.ts";
import type { MapCluster, MapMarker } from "../pins/map-entries.ts";
import styles from "./base-map.module.css";
import { LandGrid } from "./land-grid.ts";
import { type Box, chooseLabels, type Label, type LabelGround } from "./place-labels.ts";
import type { BaseMap } from "./use-base-map.ts";

/** Below the tiles of a detailed map, which lie at 200. */
const LAND_Z_INDEX = 150;
const LABELS_Z_INDEX = 350;
const LAND_PANE = "land";
const LABEL_PANE = "place-names";

function Land({ shapes }: Pick<BaseMap, "shapes">) {
  const map = useMap();
  useEffect(() => {
    const grid = new LandGrid(shapes, { pane: LAND_PANE });
    map.addLayer(grid);
    return () => {
      map.removeLayer(grid);
    };
  }, [map, shapes]);
  return null;
}

function PlaceName({ place: [name, lat, lng], shift, isLarge }: Label) {
  const element = useMapPosition<HTMLDivElement>(lat, lng);
  return (
    <div
      ref={element}
      className={`leaflet-zoom-animated ${styles.label}`}
      data-large={isLarge || undefined}
      aria-hidden="true"
    >
      <span style={{ top: shift }}>{name}</span>
    </div>
  );
}

type Project = LabelGround["project"];

/** The visible part of the map: zoom level, size in pixels, and north-western corner in world pixels. */
function viewOf(map: Map) {
  const [zoom, size] = [map.getZoom(), map.getSize()];
  return { zoom, size, corner: map.project(map.getCenter(), zoom).subtract(size.divideBy(2)) };
}

const CLUSTER_HALF_PX = 34;
const PIN_HEIGHT_PX = 42;
const PIN_EDGES_PX = 16;
const PIN_CHARACTER_PX = 4;

/** The pixels that pins and clusters cover. */
function obstaclesOn(project: Project, { markers, clusters }: MapHomes): Box[] {
  return [
    ...clusters.map((cluster) => {
      const { x, y } = project(cluster.lat, cluster.lng);
      const half = CLUSTER_HALF_PX;
      return { left: x - half, right: x + half, top: y - half, bottom: y + half };
    }),
    ...markers.map((marker) => {
      const { x, y } = project(marker.lat, marker.lng);
      const half = PIN_EDGES_PX + marker.label.length * PIN_CHARACTER_PX;
      return { left: x - half, right: x + half, top: y - PIN_HEIGHT_PX, bottom: y };
    }),
  ];
}

/** Homes on the map. */
interface MapHomes {
  markers: readonly MapMarker[];
  clusters: readonly MapCluster[];
}

function PlaceNames({ places, homes }: Pick<BaseMap, "places"> & { homes: MapHomes }) {
  const map = useMap();
  const [view, setView] = useState(() => viewOf(map));
  const update = () => setView(viewOf(map));
  useMapEvents({ moveend: update, resize: update });
  const labels = useMemo(() => {
    const { zoom, size, corner } = view;
    const project: Project = (lat, lng) => map.project([lat, lng], zoom).subtract(corner);
    return chooseLabels(places, { zoom, size, project, obstacles: obstaclesOn(project, homes) });
  }, [map, places, homes, view]);
  return labels.map((label) => <PlaceName key={label.place.join()} {...label} />);
}

/** Props of `BaseLayer`. */
export interface BaseLayerProps extends MapHomes {
  base: BaseMap;
  /** False while a detailed map shows its own labels. */
  hasNames: boolean;
}

/**
 * The built-in map: land, borders and labels. It is below everything and stays there when a detailed map is shown,
 * which has its own labels.
 */
export function BaseLayer({ base, hasNames, markers, clusters }: BaseLayerProps) {
  const homes = useMemo(() => ({ markers, clusters }), [markers, clusters]);
  return (
    <>
      <Pane name={LAND_PANE} style={{ zIndex: LAND_Z_INDEX }}>
        <Land shapes={base.shapes} />
      </Pane>
      <Pane name={LABEL_PANE} style={{ zIndex: LABELS_Z_INDEX }}>
        {hasNames && <PlaceNames places={base.places} homes={homes} />}
      </Pane>
    </>
  );
}

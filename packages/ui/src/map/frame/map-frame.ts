import { createContext, use } from "react";

/** What a tool inside the map can reach: where its panel goes, and the names of the built-in map. */
export interface MapFrame {
  /** Lies over the map, outside of what the map listens to. */
  panels: HTMLElement | null;
  /** Name of the nearest known place with its position, to say where a point lies. */
  nearestPlace: (lat: number, lng: number) => { name: string; lat: number; lng: number } | null;
}

const MapFrameContext = createContext<MapFrame>({ panels: null, nearestPlace: () => null });

/** Gives the tools inside a map their frame. */
export const MapFrameProvider = MapFrameContext.Provider;

/** The frame of the map around. */
export const useMapFrame = (): MapFrame => use(MapFrameContext);

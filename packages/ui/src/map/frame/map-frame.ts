import { createContext, use } from "react";

/** Context of the tools inside a map: the container of their panel, and the places of the built-in map. */
export interface MapFrame {
  /** An element over the map, outside of what the map listens to. */
  panels: HTMLElement | null;
  /** The nearest known place with its position, to describe a point. */
  nearestPlace: (lat: number, lng: number) => { name: string; lat: number; lng: number } | null;
}

const MapFrameContext = createContext<MapFrame>({ panels: null, nearestPlace: () => null });

/** Provides the context to the tools inside a map. */
export const MapFrameProvider = MapFrameContext.Provider;

/** The context of the surrounding map. */
export const useMapFrame = (): MapFrame => use(MapFrameContext);

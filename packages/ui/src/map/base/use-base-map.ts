import type { BaseMapData } from "@hjem/domain/map/base-map";
import { useEffect, useState } from "react";
import { type BaseShapes, readShapes } from "./shapes.ts";

/** The built-in map as the browser holds it. */
export interface BaseMap {
  shapes: BaseShapes;
  places: BaseMapData["places"];
  attribution: string;
}

const loaded = new Map<string, Promise<BaseMap>>();

async function fetchBaseMap(url: string): Promise<BaseMap> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const data = (await response.json()) as BaseMapData;
  return { shapes: readShapes(data), places: data.places, attribution: data.attribution };
}

/**
 * Loads the built-in map once per URL. Undefined until loaded; pins do not wait for it, and if it fails the next map
 * tries again.
 */
export function useBaseMap(url: string): BaseMap | undefined {
  const [map, setMap] = useState<BaseMap>();
  useEffect(() => {
    let isUnmounted = false;
    const show = async () => {
      const request = loaded.get(url) ?? fetchBaseMap(url);
      loaded.set(url, request);
      try {
        const value = await request;
        if (!isUnmounted) setMap(value);
      } catch {
        // Caught: the map is shown without its land; the next one loads it again.
        loaded.delete(url);
      }
    };
    void show();
    return () => {
      isUnmounted = true;
    };
  }, [url]);
  return map;
}

import { useSearchQuery } from "@hjem/api-client/endpoints/search";
import { formatNumber } from "@hjem/domain/format/format-number";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { usePage } from "@hjem/storefront/page";
import { CloseIcon } from "@hjem/ui/icons";
import { DrawPolygon } from "@hjem/ui/map/draw-polygon";
import { MapToolButton } from "@hjem/ui/map/map-tool-button";
import { RadiusCircle } from "@hjem/ui/map/radius-circle";
import { DrawIcon, RadiusIcon } from "@hjem/ui/tool-icons";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { countedNoun } from "../title/search-title.ts";
import { areaOf, type SearchedArea, withArea } from "./map-frame.ts";

/** Debounce in milliseconds before a request: that of a moving map (visual, §8). */
const REST_MS = 300;

/** The debounced value; until then the previous one. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Tools for an area: drawn, or a radius around a point. */
export type AreaTool = "draw" | "radius";

/** Props of `AreaButtons`. */
export interface AreaButtonsProps {
  area: SearchedArea | null;
  tool: AreaTool | null;
  onTool: (tool: AreaTool | null) => void;
  onRemove: () => void;
}

/** Buttons over the map: start an area, cancel it, remove the current one. */
export function AreaButtons({ area, tool, onTool, onRemove }: AreaButtonsProps) {
  const { t } = useLingui();
  const turn = (wanted: AreaTool) => () => onTool(tool === wanted ? null : wanted);
  const drawButton = useRef<HTMLButtonElement>(null);
  const radiusButton = useRef<HTMLButtonElement>(null);
  const before = useRef({ tool, hasArea: area !== null });
  const hasArea = area !== null;
  const keepFocus = useEffectEvent((used: AreaTool) => {
    if (document.activeElement !== document.body) return;
    (used === "draw" ? drawButton : radiusButton).current?.focus();
  });
  useEffect(() => {
    const { tool: used, hasArea: hadArea } = before.current;
    before.current = { tool, hasArea };
    // The focused panel or button is gone: the focus moves to the button that starts the next area (S15).
    if (used && tool === null) keepFocus(used);
    else if (hadArea && !hasArea) keepFocus("draw");
  }, [tool, hasArea]);
  return (
    <>
      <MapToolButton
        ref={drawButton}
        icon={DrawIcon}
        label={t`Draw area`}
        isOn={tool === "draw"}
        onClick={turn("draw")}
      />
      <MapToolButton
        ref={radiusButton}
        icon={RadiusIcon}
        label={t`Around a point`}
        isOn={tool === "radius"}
        onClick={turn("radius")}
      />
      {area && tool === null && (
        <MapToolButton icon={CloseIcon} label={t`Remove the area`} onClick={onRemove} />
      )}
    </>
  );
}

/** Number of results in an area, debounced; undefined while it is unknown. */
function useFinishLabel(request: SearchRequest, area: SearchedArea | null) {
  const page = usePage();
  const { t } = useLingui();
  const settled = useSettled(area);
  const { currentData } = useSearchQuery(
    { ...withArea(request, settled), size: 1 },
    { skip: settled === null },
  );
  const total = settled === area ? currentData?.pagination.total : undefined;
  if (total === undefined) {
    return request.listingType === "commercial" ? t`Show properties` : t`Show homes`;
  }
  const counted = countedNoun(page, request, total, formatNumber(page, total));
  return t`Show ${counted}`;
}

/** Props of `AreaDraft`. */
export interface AreaDraftProps {
  request: SearchRequest;
  tool: AreaTool;
  onFinish: (area: SearchedArea) => void;
  onCancel: () => void;
}

/** An area being drawn or placed, with its panel and number of results. */
export function AreaDraft({ request, tool, onFinish, onCancel }: AreaDraftProps) {
  const before = areaOf(request);
  const [ring, setRing] = useState(before && "ring" in before ? before.ring : null);
  const [circle, setCircle] = useState(before && "center" in before ? before : null);
  const [startRing] = useState(ring);
  const [drawn, setDrawn] = useState<SearchedArea | null>(before);
  const finishLabel = useFinishLabel(request, drawn);
  if (tool === "radius") {
    return (
      <RadiusCircle
        circle={circle}
        finishLabel={finishLabel}
        onChange={(next) => {
          setCircle(next);
          setDrawn(next);
        }}
        onFinish={() => circle && onFinish(circle)}
        onCancel={onCancel}
      />
    );
  }
  return (
    <DrawPolygon
      {...(startRing && { ring: startRing })}
      finishLabel={finishLabel}
      onChange={(next) => {
        setRing(next);
        setDrawn(next && { ring: next });
      }}
      onFinish={(next) => onFinish({ ring: next })}
      onCancel={onCancel}
    />
  );
}

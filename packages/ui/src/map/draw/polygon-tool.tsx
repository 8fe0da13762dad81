import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect } from "react";
import { createPortal } from "react-dom";
import { useMap, useMapEvents } from "react-leaflet";
import { Button } from "../../button/button.tsx";
import { PlusIcon } from "../../icon/tool-icons.ts";
import { useMapFrame } from "../frame/map-frame.ts";
import styles from "./draw-panel.module.css";
import { DrawPanel, KeyLegend } from "./draw-panel.tsx";
import type { DrawPolygonProps } from "./draw-polygon.tsx";
import { drawingErrorOf, type DrawingError } from "./drawing.ts";
import { PointList } from "./point-list.tsx";
import { PolygonShape } from "./polygon-shape.tsx";
import { PushPad, pushOfKey } from "./push-pad.tsx";
import { useDrawing } from "./use-drawing.ts";

function useDrawingErrors(): Record<DrawingError, string> {
  const { t } = useLingui();
  return {
    "crosses-itself": t`The line would cross itself. Place the point somewhere else.`,
    "too-many": t`An area has at most 200 points.`,
    "too-few": t`Add at least 3 points that are not in a straight line.`,
    "same-point": t`There is already a point here. Move the map or the point first.`,
  };
}

/** The drawing tool, loaded by `DrawPolygon`. */
export default function PolygonTool(props: DrawPolygonProps) {
  const { t } = useLingui();
  const map = useMap();
  const { panels } = useMapFrame();
  const messages = useDrawingErrors();
  const draw = useDrawing(props);
  const { drawing, drawingError, said } = draw;
  const { corners, chosen } = drawing;

  useMapEvents({
    click: ({ latlng: { lat, lng } }) => draw.add({ lat, lng }),
    keydown: ({ originalEvent }) => {
      if (originalEvent.key === "Escape") props.onCancel();
    },
  });
  useEffect(() => {
    map.doubleClickZoom.disable();
    return () => {
      map.doubleClickZoom.enable();
    };
  }, [map]);

  const press = (event: KeyboardEvent) => {
    const { target, currentTarget } = event;
    const isOnAct =
      target instanceof Element && target !== currentTarget && !target.hasAttribute("data-point");
    const push = pushOfKey(event.key);
    if (push) draw.push(push, event.shiftKey);
    else if (event.key === "+") draw.addInMiddle();
    else if (event.key === "Delete" || event.key === "Backspace") draw.remove(chosen);
    else if (event.key === "Enter" && !isOnAct) draw.finish();
    else return;
    event.preventDefault();
  };
  const number = chosen + 1;
  return (
    <>
      <PolygonShape
        corners={corners}
        chosen={chosen}
        isWhole={drawingErrorOf(drawing) === undefined}
        onMove={draw.moveTo}
        onChoose={draw.choose}
        onClose={draw.finish}
      />
      {panels &&
        createPortal(
          <DrawPanel
            title={t`Draw area`}
            hint={
              <Trans>Press on the map, or add points here and move them with the arrow keys.</Trans>
            }
            drawingError={drawingError && messages[drawingError]}
            said={said}
            onKey={press}
            onCancel={props.onCancel}
            acts={
              <>
                <Button icon={PlusIcon} onClick={draw.addInMiddle}>
                  <Trans>Add point</Trans>
                </Button>
                <Button variant="primary" onClick={draw.finish}>
                  {props.finishLabel ?? <Trans>Finish</Trans>}
                </Button>
              </>
            }
          >
            {corners.length > 0 && (
              <PointList drawing={drawing} onChoose={draw.choose} onRemove={draw.remove} />
            )}
            <div className={styles.keys}>
              <PushPad label={t`Move point ${number}`} isDisabled={chosen < 0} onPush={draw.push}>
                {chosen < 0 ? null : number}
              </PushPad>
              <KeyLegend hasCorners />
            </div>
          </DrawPanel>,
          panels,
        )}
    </>
  );
}

import type { Point } from "@hjem/domain/distance";
import { useMemo } from "react";
import { Polygon, Polyline } from "react-leaflet";
import { DragHandle, HandlePane } from "./drag-handle.tsx";
import styles from "./shape.module.css";

/** Props of `PolygonShape`. */
export interface PolygonShapeProps {
  corners: readonly Point[];
  chosen: number;
  /** Whether it is a valid area; a line until then. */
  isWhole: boolean;
  onMove: (at: number, point: Point) => void;
  onChoose: (at: number) => void;
  /** Called when the first corner was clicked, which closes the ring. */
  onClose: () => void;
}

/** The area on the map while it is drawn. */
export function PolygonShape({
  corners,
  chosen,
  isWhole,
  onMove,
  onChoose,
  onClose,
}: PolygonShapeProps) {
  const positions = useMemo(
    () => corners.map(({ lat, lng }): [number, number] => [lat, lng]),
    [corners],
  );
  return (
    <>
      {isWhole ? (
        <Polygon className={styles.fill} positions={positions} interactive={false} />
      ) : (
        <Polyline className={styles.line} positions={positions} interactive={false} />
      )}
      <HandlePane>
        {corners.map((corner, at) => (
          <DragHandle
            key={at}
            at={corner}
            isChosen={at === chosen}
            onDrag={(point) => onMove(at, point)}
            onTake={() => onChoose(at)}
            onPress={at === 0 && isWhole ? onClose : undefined}
          />
        ))}
      </HandlePane>
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

/** What the handle of a photo takes. */
export interface Grip {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onBlur: () => void;
}

/** Photos as they are being ordered. */
export interface PhotoOrder {
  /** Ids in the order that is shown. */
  ids: readonly string[];
  /** The photo that is being moved. */
  heldId: string | null;
  /** What a screen reader says of the last step. */
  announcement: string;
  gripOf: (id: string) => Grip;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

const moved = (ids: readonly string[], id: string, to: number): string[] => {
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, id);
};

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** Id of the photo whose tile is at a point of the window. */
const photoAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-photo]")?.dataset.photo;

/**
 * Moves photos by their handle: dragged with a finger or a mouse, or with the keyboard as other lists of the Web are ordered:
 * Space lifts, the arrows move, Space puts down, Escape puts it back.
 */
export function usePhotoOrder(
  stored: readonly string[],
  onSort: (ids: readonly string[]) => void,
): PhotoOrder {
  const { t } = useLingui();
  const [held, setHeld] = useState<{ id: string; ids: readonly string[] } | null>(null);
  /** Shown until the API has it. */
  const [dropped, setDropped] = useState<{ on: readonly string[]; ids: readonly string[] } | null>(
    null,
  );
  const [announcement, setAnnouncement] = useState("");
  const isDragging = useRef(false);
  const waiting = dropped && isSame(dropped.on, stored) ? dropped.ids : null;
  const ids = held?.ids ?? waiting ?? stored;
  const total = stored.length;

  const lift = (id: string) => {
    setHeld({ id, ids });
    const place = ids.indexOf(id) + 1;
    setAnnouncement(t`Photo ${place} of ${total} is lifted. Move it with the arrow keys.`);
  };
  const moveTo = (id: string, to: number) => {
    const next = moved(ids, id, to);
    if (isSame(next, ids)) return;
    setHeld({ id, ids: next });
    const place = next.indexOf(id) + 1;
    setAnnouncement(t`Place ${place} of ${total}`);
  };
  const putDown = () => {
    if (!held) return;
    setHeld(null);
    const place = held.ids.indexOf(held.id) + 1;
    setAnnouncement(
      place === 1
        ? t`The photo is the cover photo.`
        : t`The photo is put down as number ${place} of ${total}.`,
    );
    if (isSame(held.ids, stored)) return;
    setDropped({ on: stored, ids: held.ids });
    onSort(held.ids);
  };
  const putBack = () => {
    if (!held) return;
    setHeld(null);
    setAnnouncement(t`The photo is back in its place.`);
  };

  const gripOf = (id: string): Grip => ({
    onKeyDown(event) {
      const step = steps[event.key];
      if (event.key === " " || event.key === "Enter") {
        event.preventDefault();
        if (held) putDown();
        else lift(id);
      } else if (held && event.key === "Escape") {
        event.preventDefault();
        event.stopPropagation();
        putBack();
      } else if (held && step !== undefined) {
        event.preventDefault();
        moveTo(id, ids.indexOf(id) + step);
      } else if (held && (event.key === "Home" || event.key === "End")) {
        event.preventDefault();
        moveTo(id, event.key === "Home" ? 0 : total);
      }
    },
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      isDragging.current = true;
      setHeld({ id, ids });
    },
    onPointerMove({ clientX, clientY }) {
      if (!isDragging.current || held?.id !== id) return;
      const over = photoAt(clientX, clientY);
      if (over !== undefined && over !== id) moveTo(id, ids.indexOf(over));
    },
    onPointerUp() {
      if (!isDragging.current) return;
      isDragging.current = false;
      putDown();
    },
    onPointerCancel() {
      isDragging.current = false;
      putBack();
    },
    // Whoever goes on elsewhere means the place where it is.
    onBlur() {
      if (!isDragging.current) putDown();
    },
  });

  return { ids, heldId: held?.id ?? null, announcement, gripOf };
}

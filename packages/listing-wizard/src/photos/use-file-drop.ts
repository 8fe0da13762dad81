import { type DragEvent, useState } from "react";

/** Files that are dragged over a part of the page, and dropped there. */
export interface FileDrop {
  isOver: boolean;
  /** Listeners of that part. */
  target: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: () => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Takes files that are dropped; what is dragged otherwise goes where it always does. */
export function useFileDrop(add: (files: readonly File[]) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");
  return {
    isOver,
    target: {
      onDragOver: (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        if (hasFiles(event)) event.preventDefault();
        setOver(false);
        add([...event.dataTransfer.files]);
      },
    },
  };
}

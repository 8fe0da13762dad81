import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { useBackCloses } from "../back/use-back-closes.ts";
import { enterModal } from "./open-modals.ts";

/** Options and callbacks of a modal. */
export interface ModalControl {
  isOpen: boolean;
  /** Called on Escape, Back, or a click on the backdrop or the cross. */
  onClose: () => void;
  /** Whether it may close now; with unsaved changes the caller asks for confirmation. @default always */
  canClose?: () => boolean;
  /** Element to focus on opening. @default the heading */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** What every native `dialog` of the kit does: Back and a press on the scrim close it, Escape asks before. */
export function useModalFrame({
  isOpen,
  onClose,
  canClose,
}: Pick<ModalControl, "isOpen" | "onClose" | "canClose">) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedScrim = useRef(false);
  const requestClose = () => {
    const mayClose = canClose?.() ?? true;
    if (mayClose) onClose();
    return mayClose;
  };
  useBackCloses({ isOpen, close: requestClose });
  const isScrim = (event: MouseEvent) => event.target === dialog.current;
  return {
    dialog,
    ask: requestClose,
    dialogProps: {
      ref: dialog,
      onCancel: (event: SyntheticEvent) => {
        event.preventDefault();
        requestClose();
      },
      // The browser's event is late: a dialog that has been opened again since is not closed.
      onClose: () => {
        if (isOpen && !dialog.current?.open) onClose();
      },
      // A press that started inside, such as when selecting text, does not close it.
      onPointerDown: (event: MouseEvent) => {
        pressedScrim.current = isScrim(event);
      },
      onClick: (event: MouseEvent) => {
        if (isScrim(event) && pressedScrim.current) requestClose();
      },
    },
  };
}

/**
 * Connects a native `dialog` to `isOpen`. The browser makes the rest of the page inert, traps the focus and handles
 * Escape; the focus returns to the element that opened it. Back closes it too.
 */
export function useModal({ initialFocus, ...control }: ModalControl) {
  const { isOpen } = control;
  const heading = useRef<HTMLHeadingElement>(null);
  const { dialog, ...frame } = useModalFrame(control);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    const leave = enterModal(element);
    (initialFocus?.current ?? heading.current)?.focus();
    return () => {
      leave();
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen, dialog, initialFocus]);

  return { heading, ...frame };
}

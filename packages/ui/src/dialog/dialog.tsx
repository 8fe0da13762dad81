import { Modal, type ModalProps } from "./modal.tsx";

/** Props of `Dialog`. */
export interface DialogProps extends ModalProps {
  /** 480 px, or 720 for a table or a picker. @default "m" */
  size?: "m" | "l";
}

/**
 * A question that must be answered first. In the middle from 640 px, a sheet from below on phones.
 */
export function Dialog({ size = "m", ...modal }: DialogProps) {
  return <Modal {...modal} shape={size === "l" ? "wide" : "dialog"} />;
}

/** Props of `Drawer`. */
type DrawerProps = ModalProps;

/** Much to choose beside the page, as all filters: 640 px at the right, a tall sheet on phones. */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} shape="drawer" />;
}

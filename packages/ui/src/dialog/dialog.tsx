import { Modal, type ModalProps } from "./modal.tsx";

/** Props of `Dialog`. */
export interface DialogProps extends ModalProps {
  /** 480 px, or 720 for a table or a picker. @default "m" */
  size?: "m" | "l";
}

/** A question that must be answered first. Centred from 640 px, a bottom sheet on phones. */
export function Dialog({ size = "m", ...modal }: DialogProps) {
  return <Modal {...modal} shape={size === "l" ? "wide" : "dialog"} />;
}

/** Props of `Drawer`. */
type DrawerProps = ModalProps;

/** Many options beside the page, such as all filters: 640 px wide at the right, a tall sheet on phones. */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} shape="drawer" />;
}

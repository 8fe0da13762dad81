import { Modal, type ModalProps } from "./modal.tsx";

/** Props of `Drawer`. */
export type DrawerProps = ModalProps;

/** Much to choose beside the page, as all filters: 640 px at the right, a tall sheet on phones. */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} shape="drawer" />;
}

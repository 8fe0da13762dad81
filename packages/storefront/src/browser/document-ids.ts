/** Id of the element that the page is rendered into. */
export const ROOT_ID = "root";

/** Id of the element with the server's state. */
export const BOOT_ID = "boot";

/** Event of the document after a navigation: its head is the new page's. */
export const HEAD_SHOWN = "hjem:head-shown";

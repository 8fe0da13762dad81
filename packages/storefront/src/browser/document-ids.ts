/** Id of the element that the page is rendered into. */
export const ROOT_ID = "root";

/** Id of the element that carries what the server knew. */
export const BOOT_ID = "boot";

/** Event of the document: its head names the new page. */
export const HEAD_SHOWN = "hjem:head-shown";

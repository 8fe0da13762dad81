/** Url of the page that lists all guides, in every market and language. */
export const GUIDES_URL = "guides";

/** Re-exports React, so that the entry file can import it without the bundler's interop code. */
export { hydrateRoot } from "react-dom/client";

/** The framework by a name that the entry can import without the bundler's own code for libraries. */
export { hydrateRoot } from "react-dom/client";

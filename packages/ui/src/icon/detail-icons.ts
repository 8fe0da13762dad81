import { drawIcon } from "./icon.tsx";

// What comes after the first view of a home.

export const ImageIcon = /* @__PURE__ */ drawIcon(
  "M4 5h16v14H4zM4 16l5-5 4 4 3-2.5 4 3.5M14.2 9a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0 -2.6 0Z",
);
export const FloorplanIcon = /* @__PURE__ */ drawIcon(
  "M4 4h16v16H4zM4 9h3M4 14h3M9 20v-3M14 20v-3",
);
export const DocumentIcon = /* @__PURE__ */ drawIcon("M6 3.5h8l4 4v13H6zM14 3.5v4h4");
export const ShareIcon = /* @__PURE__ */ drawIcon("M12 15V4M8 7.5l4-4 4 4M6 12H5v8h14v-8h-1");
export const BellIcon = /* @__PURE__ */ drawIcon(
  "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4",
);

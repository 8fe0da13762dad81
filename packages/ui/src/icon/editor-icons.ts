import { drawIcon } from "./icon.tsx";

// Tools of a text editor, fetched with it.

export const BoldIcon = /* @__PURE__ */ drawIcon(
  "M7.5 4.5h5.2a3.6 3.6 0 0 1 0 7.3H7.5ZM7.5 11.8h6a3.8 3.8 0 0 1 0 7.7h-6Z",
);
export const ItalicIcon = /* @__PURE__ */ drawIcon("M10.5 4.5h7M6.5 19.5h7M14 4.5l-4 15");
export const HeadingIcon = /* @__PURE__ */ drawIcon("M6 4.5v15M18 4.5v15M6 12h12");
export const BulletListIcon = /* @__PURE__ */ drawIcon(
  "M9.5 6h11M9.5 12h11M9.5 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
);
export const NumberedListIcon = /* @__PURE__ */ drawIcon(
  "M10.5 6h10M10.5 12h10M10.5 18h10M4 5l1.5-1v4.5M3.8 15.5c0-1 .7-1.5 1.6-1.5s1.5.6 1.5 1.4c0 1.4-3 2-3 4.1h3.2",
);

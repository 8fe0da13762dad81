import { drawIcon } from "@hjem/ui/icon";

export const TildeIcon = /* @__PURE__ */ drawIcon("M4 14c2.5-5 5.5-5 8-2s5.5 3 8-2");
export const NoteIcon = /* @__PURE__ */ drawIcon(
  "M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.5h7M8.5 12h4",
);

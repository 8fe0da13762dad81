import { drawIcon } from "./icon.tsx";

// What comes with the homes of a page, with the tools above them, and with the menu once a page has loaded.

export const ListIcon = /* @__PURE__ */ drawIcon(
  "M4 6h5v5H4zM4 14h5v5H4zM13 7h7M13 10h5M13 15h7M13 18h5",
);
export const GridIcon = /* @__PURE__ */ drawIcon(
  "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
);
export const MapIcon = /* @__PURE__ */ drawIcon(
  "m9 5-5 2v12l5-2 6 2 5-2V5l-5 2-6-2ZM9 5v12M15 7v12",
);
export const FiltersIcon = /* @__PURE__ */ drawIcon(
  "M4 8h9M17 8h3M4 16h3M11 16h9M13 8a2 2 0 1 0 4 0 2 2 0 1 0 -4 0ZM7 16a2 2 0 1 0 4 0 2 2 0 1 0 -4 0Z",
);
export const InfoIcon = /* @__PURE__ */ drawIcon(
  "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0ZM12 11v5.5M12 7.5h.01",
);
export const HomeIcon = /* @__PURE__ */ drawIcon("M4 20V10.5L12 4l8 6.5V20h-5.5v-6h-5v6Z");
export const UserIcon = /* @__PURE__ */ drawIcon(
  "M8.5 8.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0 -7 0ZM5 20c.6-3.8 3.4-5.5 7-5.5s6.4 1.7 7 5.5",
);
export const BedIcon = /* @__PURE__ */ drawIcon(
  "M3 19v-6.5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2V19M3 16h18M6 10.5v-3A1.5 1.5 0 0 1 7.5 6h9A1.5 1.5 0 0 1 18 7.5v3",
);
export const BathIcon = /* @__PURE__ */ drawIcon(
  "M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5v-2ZM6 12V6a2 2 0 0 1 4-.4M7 19l-1 2M17 19l1 2",
);
export const CarIcon = /* @__PURE__ */ drawIcon(
  "M4 16v-3l2-5.5A2 2 0 0 1 7.9 6h8.2A2 2 0 0 1 18 7.5l2 5.5v3M4 12.5h16M4 16h16v2.5h-3V16M7 16v2.5H4V16",
);
export const HammerIcon = /* @__PURE__ */ drawIcon("m13 4 7 7-3 3-7-7zM11.5 9.5 4 17l3 3 7.5-7.5");
export const HeartIcon = /* @__PURE__ */ drawIcon(
  "M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z",
);

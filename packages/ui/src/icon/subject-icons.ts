import { drawIcon } from "./icon.tsx";

// Our own line set: what a home, a search, a map and people are shown by. Controls lie in icons.ts.

// Views of a search
export const ListIcon = /* @__PURE__ */ drawIcon(
  "M4 6h5v5H4zM4 14h5v5H4zM13 7h7M13 10h5M13 15h7M13 18h5",
);
export const GridIcon = /* @__PURE__ */ drawIcon(
  "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
);
export const MapIcon = /* @__PURE__ */ drawIcon(
  "m9 5-5 2v12l5-2 6 2 5-2V5l-5 2-6-2ZM9 5v12M15 7v12",
);
export const PinIcon = /* @__PURE__ */ drawIcon(
  "M12 21s-6.5-5.8-6.5-11a6.5 6.5 0 0 1 13 0C18.5 15.2 12 21 12 21ZM9.7 10a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0 -4.6 0Z",
);
export const ImageIcon = /* @__PURE__ */ drawIcon(
  "M4 5h16v14H4zM4 16l5-5 4 4 3-2.5 4 3.5M14.2 9a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0 -2.6 0Z",
);
export const FloorplanIcon = /* @__PURE__ */ drawIcon(
  "M4 4h16v16H4zM4 9h3M4 14h3M9 20v-3M14 20v-3",
);

// A home
export const HomeIcon = /* @__PURE__ */ drawIcon("M4 20V10.5L12 4l8 6.5V20h-5.5v-6h-5v6Z");
export const BedIcon = /* @__PURE__ */ drawIcon(
  "M3 19v-6.5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2V19M3 16h18M6 10.5v-3A1.5 1.5 0 0 1 7.5 6h9A1.5 1.5 0 0 1 18 7.5v3",
);
export const BathIcon = /* @__PURE__ */ drawIcon(
  "M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5v-2ZM6 12V6a2 2 0 0 1 4-.4M7 19l-1 2M17 19l1 2",
);
export const CarIcon = /* @__PURE__ */ drawIcon(
  "M4 16v-3l2-5.5A2 2 0 0 1 7.9 6h8.2A2 2 0 0 1 18 7.5l2 5.5v3M4 12.5h16M4 16h16v2.5h-3V16M7 16v2.5H4V16",
);
export const CalendarIcon = /* @__PURE__ */ drawIcon(
  "M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4",
);
export const HammerIcon = /* @__PURE__ */ drawIcon("m13 4 7 7-3 3-7-7zM11.5 9.5 4 17l3 3 7.5-7.5");
export const DocumentIcon = /* @__PURE__ */ drawIcon("M6 3.5h8l4 4v13H6zM14 3.5v4h4");

// People and messages
export const UserIcon = /* @__PURE__ */ drawIcon(
  "M8.5 8.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0 -7 0ZM5 20c.6-3.8 3.4-5.5 7-5.5s6.4 1.7 7 5.5",
);
export const HeartIcon = /* @__PURE__ */ drawIcon(
  "M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z",
);
export const BellIcon = /* @__PURE__ */ drawIcon(
  "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4",
);
export const PhoneIcon = /* @__PURE__ */ drawIcon(
  "M6 4h3.5l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5V18a2 2 0 0 1-2 2A14.5 14.5 0 0 1 4 6a2 2 0 0 1 2-2Z",
);
export const MailIcon = /* @__PURE__ */ drawIcon("M4 6h16v12.5H4zM4.5 6.5l7.5 6 7.5-6");
export const ShareIcon = /* @__PURE__ */ drawIcon("M12 15V4M8 7.5l4-4 4 4M6 12H5v8h14v-8h-1");

// Tools of the map
export const DrawIcon = /* @__PURE__ */ drawIcon(
  "M5 17 8 6l9 2 2 8-7 4-7-3ZM6.5 6a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0 -3 0ZM15.5 8a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0 -3 0ZM3.5 17a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0 -3 0Z",
);
export const RadiusIcon = /* @__PURE__ */ drawIcon(
  "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0ZM12 12h8.5M11 12a1 1 0 1 0 2 0 1 1 0 1 0 -2 0Z",
);

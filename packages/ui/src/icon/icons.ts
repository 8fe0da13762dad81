import { drawIcon } from "./icon.tsx";

// Own line icons: controls and states in the first view of nearly every page. A file is always sent in full, so icons are in
// files by when they are needed (D42): subject-icons.ts, result-icons.ts, detail-icons.ts, tool-icons.ts.

export const SearchIcon = /* @__PURE__ */ drawIcon(
  "M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0 -13 0ZM16 16l4.5 4.5",
);
export const MenuIcon = /* @__PURE__ */ drawIcon("M4 7h16M4 12h16M4 17h16");
export const CloseIcon = /* @__PURE__ */ drawIcon("m6 6 12 12M18 6 6 18");
export const CheckIcon = /* @__PURE__ */ drawIcon("m5 12.5 4.5 4.5L19 7.5");
export const ChevronDownIcon = /* @__PURE__ */ drawIcon("m6 9.5 6 6 6-6");
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon("m14.5 6-6 6 6 6");
export const ChevronRightIcon = /* @__PURE__ */ drawIcon("m9.5 6 6 6-6 6");
export const ExternalIcon = /* @__PURE__ */ drawIcon("M10 5H5v14h14v-5M14 4.5h5.5V10M19 5l-8 8");
export const WarningIcon = /* @__PURE__ */ drawIcon("M12 4 3 20h18L12 4ZM12 10v5M12 17.5h.01");
export const SunIcon = /* @__PURE__ */ drawIcon(
  "M8 12a4 4 0 1 0 8 0 4 4 0 1 0 -8 0ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4",
);
export const MoonIcon = /* @__PURE__ */ drawIcon("M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z");

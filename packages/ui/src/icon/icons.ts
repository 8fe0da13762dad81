import { drawIcon } from "./icon.tsx";

// Our own line set: controls and states, which the first view of nearly every page shows. Icons of matters that come after
// it lie in subject-icons.ts: a file travels whole, so that every page would carry them at once (D42).

// Controls and arrows
export const SearchIcon = /* @__PURE__ */ drawIcon(
  "M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0 -13 0ZM16 16l4.5 4.5",
);
export const CloseIcon = /* @__PURE__ */ drawIcon("m6 6 12 12M18 6 6 18");
export const PlusIcon = /* @__PURE__ */ drawIcon("M12 5v14M5 12h14");
export const MinusIcon = /* @__PURE__ */ drawIcon("M5 12h14");
export const CheckIcon = /* @__PURE__ */ drawIcon("m5 12.5 4.5 4.5L19 7.5");
export const ChevronDownIcon = /* @__PURE__ */ drawIcon("m6 9.5 6 6 6-6");
export const ChevronUpIcon = /* @__PURE__ */ drawIcon("m6 14.5 6-6 6 6");
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon("m14.5 6-6 6 6 6");
export const ChevronRightIcon = /* @__PURE__ */ drawIcon("m9.5 6 6 6-6 6");
export const ArrowLeftIcon = /* @__PURE__ */ drawIcon("M20 12H4.5M11 5.5 4.5 12l6.5 6.5");
export const ArrowRightIcon = /* @__PURE__ */ drawIcon("M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5");
export const FiltersIcon = /* @__PURE__ */ drawIcon(
  "M4 8h9M17 8h3M4 16h3M11 16h9M13 8a2 2 0 1 0 4 0 2 2 0 1 0 -4 0ZM7 16a2 2 0 1 0 4 0 2 2 0 1 0 -4 0Z",
);
export const SortIcon = /* @__PURE__ */ drawIcon("M7 4v14M4 15l3 3 3-3M17 20V6M14 9l3-3 3 3");
export const ExternalIcon = /* @__PURE__ */ drawIcon("M10 5H5v14h14v-5M14 4.5h5.5V10M19 5l-8 8");

// State
export const WarningIcon = /* @__PURE__ */ drawIcon("M12 4 3 20h18L12 4ZM12 10v5M12 17.5h.01");
export const InfoIcon = /* @__PURE__ */ drawIcon(
  "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0ZM12 11v5.5M12 7.5h.01",
);
export const EyeIcon = /* @__PURE__ */ drawIcon(
  "M3 12c2-4 5.2-6 9-6s7 2 9 6c-2 4-5.2 6-9 6s-7-2-9-6ZM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0Z",
);
export const EyeOffIcon = /* @__PURE__ */ drawIcon(
  "M9.9 6.2A9.7 9.7 0 0 1 12 6c3.8 0 7 2 9 6a14 14 0 0 1-2.3 3.2M6.3 7.6A12 12 0 0 0 3 12c2 4 5.2 6 9 6 1.7 0 3.3-.4 4.7-1.2M4 4l16 16",
);
export const SunIcon = /* @__PURE__ */ drawIcon(
  "M8 12a4 4 0 1 0 8 0 4 4 0 1 0 -8 0ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4",
);
export const MoonIcon = /* @__PURE__ */ drawIcon("M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z");
export const GlobeIcon = /* @__PURE__ */ drawIcon(
  "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0ZM3.5 12h17M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5S9.6 5.8 12 3.5",
);

import { drawIcon } from "./icon.tsx";

// Controls that a press, a form or a map brings.

export const PlusIcon = /* @__PURE__ */ drawIcon("M12 5v14M5 12h14");
export const MinusIcon = /* @__PURE__ */ drawIcon("M5 12h14");
export const ChevronUpIcon = /* @__PURE__ */ drawIcon("m6 14.5 6-6 6 6");
export const ArrowLeftIcon = /* @__PURE__ */ drawIcon("M20 12H4.5M11 5.5 4.5 12l6.5 6.5");
export const ArrowRightIcon = /* @__PURE__ */ drawIcon("M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5");
export const SortIcon = /* @__PURE__ */ drawIcon("M7 4v14M4 15l3 3 3-3M17 20V6M14 9l3-3 3 3");
export const SettingsIcon = /* @__PURE__ */ drawIcon(
  "M9.2 12a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0 -5.6 0ZM10.4 3.5h3.2l.5 2.5 1.8 1 2.4-.8 1.6 2.8-1.9 1.7v2.6l1.9 1.7-1.6 2.8-2.4-.8-1.8 1-.5 2.5h-3.2l-.5-2.5-1.8-1-2.4.8-1.6-2.8 1.9-1.7v-2.6L4.1 9l1.6-2.8 2.4.8 1.8-1Z",
);
export const EyeIcon = /* @__PURE__ */ drawIcon(
  "M3 12c2-4 5.2-6 9-6s7 2 9 6c-2 4-5.2 6-9 6s-7-2-9-6ZM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0Z",
);
export const EyeOffIcon = /* @__PURE__ */ drawIcon(
  "M9.9 6.2A9.7 9.7 0 0 1 12 6c3.8 0 7 2 9 6a14 14 0 0 1-2.3 3.2M6.3 7.6A12 12 0 0 0 3 12c2 4 5.2 6 9 6 1.7 0 3.3-.4 4.7-1.2M4 4l16 16",
);
export const DrawIcon = /* @__PURE__ */ drawIcon(
  "M5 17 8 6l9 2 2 8-7 4-7-3ZM6.5 6a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0 -3 0ZM15.5 8a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0 -3 0ZM3.5 17a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0 -3 0Z",
);
export const RadiusIcon = /* @__PURE__ */ drawIcon(
  "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0ZM12 12h8.5M11 12a1 1 0 1 0 2 0 1 1 0 1 0 -2 0Z",
);
export const ChatIcon = /* @__PURE__ */ drawIcon(
  "M4 5.5h16v11h-9l-4.5 3.5v-3.5H4ZM8 9.5h8M8 12.5h5",
);
export const SendIcon = /* @__PURE__ */ drawIcon("M20.5 3.5 3.5 10l7 3.5 3.5 7ZM10.5 13.5l4-4");

import { drawIcon } from "./icon.tsx";

// What stands on a file that is being added.

export const CameraIcon = /* @__PURE__ */ drawIcon(
  "M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM8.7 13a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0 -6.6 0Z",
);
export const ClockIcon = /* @__PURE__ */ drawIcon(
  "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0ZM12 7v5l3.5 2",
);
export const GripIcon = /* @__PURE__ */ drawIcon(
  "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01M9 6.4h.01M15 6.4h.01M9 12.4h.01M15 12.4h.01M9 18.4h.01M15 18.4h.01",
);
export const MoreIcon = /* @__PURE__ */ drawIcon(
  "M5 12h.01M12 12h.01M19 12h.01M5.4 12h.01M12.4 12h.01M19.4 12h.01",
);

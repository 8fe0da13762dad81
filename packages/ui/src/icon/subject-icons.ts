import { drawIcon } from "./icon.tsx";

// What the first view of some pages shows: where a home is, when it is shown, and how somebody is reached.

export const CalendarIcon = /* @__PURE__ */ drawIcon(
  "M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4",
);
export const PinIcon = /* @__PURE__ */ drawIcon(
  "M12 21s-6.5-5.8-6.5-11a6.5 6.5 0 0 1 13 0C18.5 15.2 12 21 12 21ZM9.7 10a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0 -4.6 0Z",
);
export const PhoneIcon = /* @__PURE__ */ drawIcon(
  "M6 4h3.5l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5V18a2 2 0 0 1-2 2A14.5 14.5 0 0 1 4 6a2 2 0 0 1 2-2Z",
);
export const MailIcon = /* @__PURE__ */ drawIcon("M4 6h16v12.5H4zM4.5 6.5l7.5 6 7.5-6");

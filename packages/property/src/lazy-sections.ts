import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Position of a home: map, stops and sun path; rendered by the server, hydrated after load (D42). */
export const Position = lazyComponent(() => import("./position/position-section.tsx"), {
  render: "on-visible",
  messages: {
    catalogs: {
      en: () => import("./position/locales/en.po"),
      no: () => import("./position/locales/no.po"),
    },
  },
});

/** A project's timeline and units, or a unit's link to its project; loaded where there is one (D42). */
export const Project = lazyComponent(() => import("./project/project-section.tsx"), {
  render: "on-visible",
  messages: {
    catalogs: {
      en: () => import("./project/locales/en.po"),
      no: () => import("./project/locales/no.po"),
    },
  },
});

/** The rooms of a home with its plan, and ideas for them; loaded where there are any (D42, LEAD-016). */
export const Rooms = lazyComponent(() => import("./rooms/rooms-section.tsx"), {
  render: "on-visible",
  messages: {
    catalogs: {
      en: () => import("./rooms/locales/en.po"),
      no: () => import("./rooms/locales/no.po"),
    },
  },
});

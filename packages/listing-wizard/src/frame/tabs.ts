import { lazyComponent } from "@hjem/storefront/lazy-component";

const photosMessages = {
  catalogs: {
    en: () => import("../photos/locales/en.po"),
    no: () => import("../photos/locales/no.po"),
  },
};
const locationMessages = {
  catalogs: {
    en: () => import("../location/locales/en.po"),
    no: () => import("../location/locales/no.po"),
  },
};
const paymentMessages = {
  catalogs: {
    en: () => import("../payment/locales/en.po"),
    no: () => import("../payment/locales/no.po"),
  },
};

/** The texts of a search result. */
const cardMessages = {
  catalogs: {
    en: () => import("@hjem/home-card/locales/en.po"),
    no: () => import("@hjem/home-card/locales/no.po"),
  },
};

/** The five tabs of the wizard (LIST-004..008), each loaded when it is shown. */
export const tabComponents = {
  type: lazyComponent(() => import("../type/type-tab.tsx"), { render: "client-only" }),
  photos: lazyComponent(() => import("../photos/photos-tab.tsx"), {
    render: "client-only",
    messages: photosMessages,
  }),
  location: lazyComponent(() => import("../location/location-tab.tsx"), {
    render: "client-only",
    messages: locationMessages,
  }),
  details: lazyComponent(() => import("../details/details-tab.tsx"), { render: "client-only" }),
  price: lazyComponent(() => import("../price/price-tab.tsx"), { render: "client-only" }),
};

/** The photos of a listing that is not stored yet (LIST-012). */
export const FirstPhotos = lazyComponent(() => import("../photos/first-photos.tsx"), {
  render: "client-only",
  messages: photosMessages,
});

/** The preview of a draft (LIST-014). */
export const PreviewMode = lazyComponent(() => import("../preview/preview-mode.tsx"), {
  render: "client-only",
  messages: cardMessages,
});

/** Payment of a draft (LIST-015). */
export const PaymentMode = lazyComponent(() => import("../payment/payment-mode.tsx"), {
  render: "client-only",
  messages: paymentMessages,
});

import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Opens the form to the advertiser over the page; hydrated once the page has loaded. */
export const EnquiryLinks = lazyComponent(() => import("./enquiry-links.tsx"));

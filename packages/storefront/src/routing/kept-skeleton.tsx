const none = { __html: "" };

/**
 * Until a guarded page is there, the browser keeps what the server has rendered in its place (`skeleton-route.tsx`): hydration
 * leaves the HTML of this element as it is, so its code is never fetched.
 */
export const KeptSkeleton = () => (
  <div aria-busy="true" suppressHydrationWarning dangerouslySetInnerHTML={none} />
);

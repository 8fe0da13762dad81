/** Parts of one file of a library that no page runs. */
export interface UnusedCode {
  file: RegExp;
  /** Functions that are never called. */
  never?: readonly string[];
  /** Functions that are called once to create a listener; replaced by one that does nothing. */
  idle?: readonly string[];
  /** Members that are set and never read. */
  unassigned?: readonly string[];
  /** Settings that are never set. */
  undefinedMembers?: readonly string[];
  /** Unused methods in the object literal of a constant, by its name: `ZodString.jwt`. They are removed completely. */
  methods?: readonly string[];
}

/** Form submission, loaders beside a navigation, lazy routes and methods of hydration that are not used. */
const router: UnusedCode = {
  file: /\/react-router\/dist\/production\/lib\/router\/router\.js$/,
  never: [
    "_internalSetRoutes",
    "abortFetcher",
    "callRouteMiddleware",
    "cancelDiscoveryNavigation",
    "convertFormDataToSearchParams",
    "convertSearchParamsToFormData",
    "discoverRoutes",
    "fetch",
    "getBlocker",
    "getDoneFetcher",
    "getFetcher",
    "getLoadingFetcher",
    "getUpdatedRevalidatingFetchers",
    "handleAction",
    "handleFetcherAction",
    "handleFetcherLoader",
    "patchRoutes",
    "patchRoutesImpl",
    "queueFetcherForDeletion",
    "resetFetcher",
    "runClientMiddlewarePipeline",
    "setFetcherError",
    "updateBlocker",
  ],
  undefinedMembers: ["init.instrumentations", "opts.instrumentations", "opt.instrumentations"],
};

/** Unused links, forms and contexts of the router. */
const routerParts: UnusedCode = { file: /\/react-router\/dist\/production\/.+\.js$/ };

/** Navigation outside of a data router, and errors of server components. */
const routerHooks: UnusedCode = {
  file: /\/react-router\/dist\/production\/lib\/hooks\.js$/,
  never: ["RSCErrorHandler", "useNavigateUnstable"],
};

/** Hydration data in a global; here it is passed to the router (`hydrate-storefront.tsx`). */
const routerHydration: UnusedCode = {
  file: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/,
  never: ["deserializeErrors"],
};

/** `useSyncExternalStore` for versions of React without it. */
const externalStore: UnusedCode = {
  file: /\/use-sync-external-store\/cjs\/use-sync-external-store-shim\.production\.js$/,
  never: ["checkIfSnapshotChanged", "useSyncExternalStore$1", "useSyncExternalStore$2"],
};

/** Polling, cache entry life cycle, refetch on focus, patches and infinite queries: no endpoint uses them. */
const query: UnusedCode = {
  file: /\/@reduxjs\/toolkit\/dist\/query\/rtk-query\.modern\.mjs$/,
  never: [
    "patchQueryData",
    "updateQueryData",
    "upsertQueryData",
    "prefetch",
    "buildInfiniteQuerySelector",
    "buildInitiateInfiniteQuery",
    "fetchPage",
    "getNextPageParam",
    "getPreviousPageParam",
  ],
  idle: [
    "buildPollingHandler",
    "buildCacheLifecycleHandler",
    "buildQueryLifecycleHandler",
    "buildWindowEventHandler",
  ],
};

const queryHooks: UnusedCode = {
  file: /\/@reduxjs\/toolkit\/dist\/query\/react\/rtk-query-react\.modern\.mjs$/,
  never: [
    "buildInfiniteQueryHooks",
    "infiniteQueryStatePreSelector",
    "useLazyQuerySubscription",
    "usePrefetch",
  ],
};

/** Immer's patches: RTK Query applies only its own. */
const immer: UnusedCode = {
  file: /\/immer\/dist\/immer\.mjs$/,
  never: [
    "generatePatches_",
    "generateArrayPatches",
    "generatePatchesFromAssigned",
    "generateSetPatches",
    "generateReplacementPatches_",
  ],
};

/** React's hoisting into the head, preloads and suspended commits: the server lists a page's files (D42). */
const hoistedResources = [
  "acquireResource",
  "commitHostSingletonAcquisition",
  "createHoistableInstance",
  "getHydratableHoistableCache",
  "getResource",
  "insertStylesheet",
  "insertStylesheetIntoRoot",
  "mountHoistable",
  "preconnectAs",
  "preinitModuleScript",
  "preinitScript",
  "preinitStyle",
  "preload",
  "preloadModule",
  "preloadResourceAndSuspendIfNeeded",
  "preloadStylesheet",
  "releaseSingletonInstance",
  "resolveSingletonInstance",
  "suspendResource",
];

/** `<ViewTransition>`. */
const viewTransitions = [
  "applyViewTransitionName",
  "applyViewTransitionToHostInstances",
  "applyViewTransitionToHostInstancesRecursive",
  "commitAfterMutationEffectsOnFiber",
  "commitAppearingPairViewTransitions",
  "commitDeletedPairViewTransitions",
  "commitEnterViewTransitions",
  "createMeasurement",
  "createViewTransitionInstance",
  "getViewTransitionClassName",
  "getViewTransitionName",
  "measureNestedViewTransitions",
  "measureViewTransitionHostInstancesRecursive",
  "restoreViewTransitionName",
  "restoreViewTransitionOnHostInstances",
  "scheduleViewTransitionEvent",
  "startViewTransition",
  "ViewTransitionPseudoElement.prototype.animate",
  "ViewTransitionPseudoElement.prototype.getAnimations",
];

/** `ref` of a `<Fragment>`. */
const fragmentRefs = [
  ...[
    "addEventListener",
    "blur",
    "compareDocumentPosition",
    "dispatchEvent",
    "focus",
    "focusLast",
    "getClientRects",
    "getRootNode",
    "observeUsing",
    "removeEventListener",
    "scrollIntoView",
    "unobserveUsing",
  ].map((method) => `FragmentInstance.prototype.${method}`),
  "commitNewChildToFragmentInstance",
  "deleteChildFromFragmentInstance",
  "validateDocumentPositionWithFiberTree",
];

/** `<Activity>` and `<SuspenseList>`. */
const boundaries = [
  "commitActivityHydrationCallbacks",
  "initSuspenseListRenderState",
  "mountActivityChildren",
  "retryActivityComponentWithoutHydrating",
  "updateActivityComponent",
  "updateSuspenseListComponent",
];

/** `useActionState`: forms are sent by `packages/ui/src/form`. */
const actionState = [
  "dispatchActionState",
  "mountActionState",
  "rerenderActionState",
  "runActionStateAction",
  "updateActionStateImpl",
];

const reactDom: UnusedCode = {
  file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
  never: [
    ...hoistedResources,
    ...viewTransitions,
    ...fragmentRefs,
    ...boundaries,
    ...actionState,
    "setPropOnCustomElement",
  ],
};

const reactDomResources: UnusedCode = {
  file: /\/react-dom\/cjs\/react-dom\.production\.js$/,
  never: ["exports.preinit", "exports.preinitModule", "exports.preload", "exports.preloadModule"],
};

/** Canvas paths, and support for browsers without module scripts. */
const leaflet: UnusedCode = {
  file: /\/leaflet\/src\/.+\.js$/,
  undefinedMembers: [
    "this.options.preferCanvas",
    "Browser.android",
    "Browser.android23",
    "Browser.androidStock",
    "Browser.edge",
    "Browser.ie",
    "Browser.ielt9",
    "Browser.msPointer",
    "Browser.vml",
  ],
};

/** `flyTo` and `locate`: the maps use `setView` and `fitBounds`. */
const leafletMap: UnusedCode = {
  file: /\/leaflet\/src\/map\/Map\.js$/,
  never: [
    "flyTo",
    "flyToBounds",
    "locate",
    "stopLocate",
    "_handleGeolocationError",
    "_handleGeolocationResponse",
  ],
};

/** `React.Children`: no component iterates over its children. */
const react: UnusedCode = {
  file: /\/react\/cjs\/react\.production\.js$/,
  never: ["mapIntoArray", "mapChildren"],
};

/** What is removed from the libraries of every page, by file, besides zod (decision 035). */
export const unusedCode: readonly UnusedCode[] = [
  router,
  routerParts,
  routerHooks,
  routerHydration,
  externalStore,
  query,
  queryHooks,
  immer,
  react,
  reactDom,
  reactDomResources,
  leaflet,
  leafletMap,
];

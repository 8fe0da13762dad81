import type { AppErrorType } from "@hjem/domain/errors";
import type { Language } from "@hjem/domain/language";
import type { CurrentListing } from "@hjem/domain/listing/listing-type";
import type { RegionBasics, RegionId } from "@hjem/domain/region";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** Feature switches by name (spec §3 labs). */
export type Labs = Readonly<Record<string, boolean>>;

/** App state of specification §3. */
export interface AppState {
  language: Language;
  /** ISO 4217 (D2); null before there is a region. */
  currency: RegionBasics["currency"]["code"] | null;
  region: RegionId;
  labs: Labs;
  /** Listing type and acquisition that the visitor searches for (FND-016). */
  currentListing: CurrentListing;
  /** Set while an error page is shown instead of the page (spec §4, UI-008..009). */
  error: AppErrorType | null;
  /** Request id shown on the 500 page, to find the log entry. */
  incident: string | null;
}

/** An error as shown on the error page. */
export interface AppFailure {
  type: AppErrorType;
  incident?: string | undefined;
}

/** Initial state without a region: a store always gets its own (`createStore`). */
const beforeStart: AppState = {
  language: "en",
  currency: null,
  region: "",
  labs: {},
  currentListing: { listingType: "buy", acquisition: "buy" },
  error: null,
  incident: null,
};

/** App state at the start of a visit. */
export const initialAppState = (region: RegionBasics, language: Language): AppState => ({
  ...beforeStart,
  language,
  currency: region.currency.code,
  region: region.id,
});

const appSlice = createSlice({
  name: "app",
  initialState: beforeStart,
  reducers: {
    languageChanged: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload;
    },
    labsChanged: (state, { payload }: PayloadAction<Labs>) => {
      state.labs = payload;
    },
    currentListingChanged: (state, { payload }: PayloadAction<CurrentListing>) => {
      state.currentListing = payload;
    },
    appFailed: (state, { payload }: PayloadAction<AppFailure>) => {
      state.error = payload.type;
      state.incident = payload.incident ?? null;
    },
    errorCleared: (state) => {
      state.error = null;
      state.incident = null;
    },
  },
});

export const appReducer = appSlice.reducer;
export const { languageChanged, labsChanged, currentListingChanged, appFailed, errorCleared } =
  appSlice.actions;

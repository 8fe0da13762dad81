import type { UserProfile } from "@hjem/domain/account/profile";
import type { ProviderErrorNotice, ProviderReturn } from "@hjem/domain/account/sign-in-providers";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** What pages show of the signed-in person. */
export type Person = Pick<
  UserProfile,
  "userId" | "name" | "email" | "language" | "hasPassword" | "featureFlags"
>;

/** Session state of this browser tab. The access token is not in the store, only in its manager. */
export interface CurrentSession {
  /** `unknown` on the server and until storage has been read; a `person` has an access token (ACC-039). */
  kind: "unknown" | "visitor" | "person";
  /** Expiry of the access token: milliseconds since 1970, by this browser's clock. */
  expires?: number;
  /** The session is being ended in this tab; the live connection is closed. @default false */
  isEnding?: boolean;
  /** The person has signed out in this tab; guarded pages are left. @default false */
  hasLeft?: boolean;
  /** The chosen language is reset at sign-out (ACC-054). @default false */
  hasLanguageReset?: boolean;
  /** Absent for a moment after a sign-in, and if the API's response has no name. */
  person?: Person;
}

/** The action that requires a sign-in, as the dialog shows it. */
export interface SignInAbout {
  /** Title of the dialog, e.g. "Sign in to save". */
  title: string;
  /** The object of the action: an address. */
  name?: string;
  /** Result after sign-in: "The home is saved once you have signed in.". */
  promise?: string;
  pictureUrl?: string;
}

/** An action that is resumed after sign-in (spec §4, ACC-044). */
export interface PendingAction {
  /** Action and object: "favourite.add/3f7q9z2k1m". A page registers it by this name. */
  name: string;
  /** Text of the dialog if the provider redirects back without a sign-in. */
  about?: SignInAbout | undefined;
}

/** Why sign-in with a provider failed, with the API's message. */
export interface ProviderError {
  message: string;
  /** Email address that was entered. @default unknown */
  email?: string | undefined;
  /** The account is not activated; the email with the link can be sent again. @default false */
  isWaiting?: boolean;
}

/** Why the sign-in dialog is open. */
export type SignInCause =
  /** The visitor chose an action that requires an account (ACC-043). */
  | { kind: "action"; about?: SignInAbout | undefined; name?: string | undefined }
  /** The session has ended while the page was open. */
  | { kind: "ended" }
  /** A provider has redirected back, with a code to be exchanged or an error (ACC-055..057). */
  | { kind: "returned"; from: ProviderReturn; action?: PendingAction | undefined }
  /** The exchange of a code failed, or the visitor cancelled. */
  | { kind: "failed"; notice: ProviderErrorNotice }
  /** The provider has identified the person, but the API rejects the sign-in. */
  | { kind: "refused"; formError: ProviderError };

/** Numbers on the links to what is saved and to alerts, in header and bottom navigation. */
export interface SavedCounts {
  /** Saved homes: of the account, or of this device (D66). */
  favourites: number;
  /** Unread alerts of the signed-in person (D73). */
  alerts: number;
}

/** Session state of specification §3: the signed-in person and the open sign-in dialog. */
export interface SessionState {
  current: CurrentSession;
  /** The open sign-in dialog, with the action that waits for it; null while none is open. */
  signIn: SignInCause | null;
  /** Whether the last dialog ended with a sign-in. */
  hasSignedIn: boolean;
  counts: SavedCounts;
}

/** Unknown on the server, and in the browser until storage has been read (D26). */
const initialState: SessionState = {
  current: { kind: "unknown" },
  signIn: null,
  hasSignedIn: false,
  counts: { favourites: 0, alerts: 0 },
};

const sessionSlice = createSlice({
  name: "session",
  initialState,
  reducers: {
    sessionChanged: (state, { payload }: PayloadAction<CurrentSession>) => {
      state.current = payload;
    },
    signInOpened: (state, { payload }: PayloadAction<SignInCause>) => {
      state.signIn = payload;
    },
    signInClosed: (state, { payload }: PayloadAction<boolean>) => {
      state.signIn = null;
      state.hasSignedIn = payload;
    },
    savedCounted: (state, { payload }: PayloadAction<Partial<SavedCounts>>) => {
      Object.assign(state.counts, payload);
    },
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { sessionChanged, signInOpened, signInClosed, savedCounted } = sessionSlice.actions;

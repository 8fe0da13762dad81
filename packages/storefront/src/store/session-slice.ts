import type { UserProfile } from "@hjem/domain/account/profile";
import type { ProviderErrorNotice, ProviderReturn } from "@hjem/domain/account/sign-in-providers";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** What pages show of the signed-in person. */
export type Person = Pick<
  UserProfile,
  "userId" | "name" | "email" | "language" | "hasPassword" | "featureFlags"
>;

/** What this browser tab knows of its session. The access token is not in the store: its manager alone holds it. */
export interface CurrentSession {
  /** `unknown` on the server and until the browser has looked; a `person` has an access token (ACC-039). */
  kind: "unknown" | "visitor" | "person";
  /** When the access token of a person runs out: milliseconds since 1970, by this browser's clock. */
  expires?: number;
  /** The person has signed out in this tab: whatever is theirs is left. @default false */
  hasLeft?: boolean;
  /** The language that they chose goes with them (ACC-054). @default false */
  hasLanguageReset?: boolean;
  /** Absent for a moment after a sign-in, and where the API does not name them. */
  person?: Person;
}

/** What waits for the sign-in, as the dialog shows it: a home to be saved, and what will be done with it. */
export interface SignInAbout {
  /** What the dialog is called, e.g. "Sign in to save". */
  title: string;
  /** What it is about: an address. */
  name?: string;
  /** What happens once signed in: "It is put among your favourites". */
  promise?: string;
  pictureUrl?: string;
}

/** Something that a visitor was about to do when the sign-in was opened (spec §4, ACC-044). */
export interface PendingAction {
  /** What is done, and to what: "favourite.add/3f7q9z2k1m". A page offers it by this name. */
  name: string;
  /** What the dialog says of it, where the provider sends the visitor back without a sign-in. */
  about?: SignInAbout | undefined;
}

/** Why an account cannot be entered by a provider now, in the API's words. */
export interface ProviderError {
  message: string;
  /** The address that was typed for it. @default unknown */
  email?: string | undefined;
  /** The account waits for the link of a mail, which can be sent again. @default false */
  isWaiting?: boolean;
}

/** Why the sign-in is open over the page. */
export type SignInCause =
  /** Something that only a person with an account can do was pressed (ACC-043). */
  | { kind: "action"; about?: SignInAbout | undefined; name?: string | undefined }
  /** The session has ended while the page was open. */
  | { kind: "ended" }
  /** A provider has sent the visitor back: with a code to be exchanged, or with an error (ACC-055..057). */
  | { kind: "returned"; from: ProviderReturn; action?: PendingAction | undefined }
  /** The exchange of a code failed, or the visitor cancelled. */
  | { kind: "failed"; notice: ProviderErrorNotice }
  /** The provider has named the person, and the account cannot be entered now: the API says why. */
  | { kind: "refused"; formError: ProviderError };

/** Session state of specification §3: who is there, and the sign-in that is open over the page. */
export interface SessionState {
  current: CurrentSession;
  /** The open sign-in dialog, with the action that waits for it; null while none is open. */
  signIn: SignInCause | null;
  /** Whether the last dialog ended with a sign-in. */
  hasSignedIn: boolean;
}

/** Nothing is known on the server, nor in the browser until it has looked (D26). */
const initialState: SessionState = {
  current: { kind: "unknown" },
  signIn: null,
  hasSignedIn: false,
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
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { sessionChanged, signInOpened, signInClosed } = sessionSlice.actions;

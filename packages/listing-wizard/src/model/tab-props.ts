import type { Draft, DraftPatch } from "@hjem/domain/draft/draft";

/** Props of a tab of the wizard. */
export interface TabProps {
  /** The draft with what was typed, also where it is not saved yet. */
  draft: Draft;
  /**
   * Changes fields (RFC 7396: missing fields stay, null empties). Shown at once, saved a moment later; lists such as
   * viewings are replaced as a whole.
   */
  change: (patch: DraftPatch) => void;
  /** Takes over the draft that another call returned, such as that of a photo. Typed changes stay. */
  receive: (draft: Draft) => void;
  /** Reads the draft from the API again, e.g. while photos are processed. Typed changes stay. */
  reread: () => Promise<void>;
}

/** Props of a mode that reads the draft from the API. */
export interface ModeProps extends TabProps {
  /** Saves now what was typed; true once nothing is unsaved. */
  save: () => Promise<boolean>;
}

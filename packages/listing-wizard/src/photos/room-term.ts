import type { DraftPhotoKind } from "@hjem/domain/draft/draft-rules";
import { usePage } from "@hjem/storefront/page";
import { useLingui } from "@lingui/react/macro";

/** Names of the rooms of photos, as the market says them; that of `other` asks for one (LIST-073, D103). */
export function useRoomNames(): (kind: DraftPhotoKind) => string {
  const { t } = useLingui();
  const { term } = usePage();
  return (kind) => (kind === "other" ? t`Choose room` : term(`photo.${kind}`));
}

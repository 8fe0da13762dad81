import type { Role } from "@hjem/domain/account/account-rules";
import { useLingui } from "@lingui/react/macro";

/** Names of roles in a market. */
export function useRoleNames(): Readonly<Record<Role, string>> {
  const { t } = useLingui();
  return {
    moderator: t`Moderator`,
    editor: t`Editor`,
    administrator: t`Administrator`,
  };
}

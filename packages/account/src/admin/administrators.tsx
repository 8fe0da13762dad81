import { administrationApi } from "@hjem/api-client/endpoints/administration";
import { roles } from "@hjem/domain/account/account-rules";
import type { Administrator } from "@hjem/domain/account/roles";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame, FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError, useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Select } from "@hjem/ui/select";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import form from "../profile/form.module.css";
import { AccountField, ReasonDialog, ReasonField } from "./reason-form.tsx";
import { useRoleNames } from "./role-names.ts";

const { getAdminAccess, listAdministrators, grantRole, revokeRole } = administrationApi.endpoints;

function Revocation({
  person: { email },
  onClose,
}: {
  person: Administrator;
  onClose: () => void;
}) {
  return (
    <ReasonDialog
      about={`role/${email}`}
      title={<Trans>Remove the role of {email}?</Trans>}
      label={<Trans>Remove the role</Trans>}
      busyLabel={<Trans>Removing</Trans>}
      send={(store, reason) =>
        store.dispatch(revokeRole.initiate({ email, reason }, { track: false }))
      }
      onDone={onClose}
      onClose={onClose}
    />
  );
}

function NewRole() {
  const { t: translate } = useLingui();
  const { store } = usePage();
  const names = useRoleNames();
  const [round, setRound] = useState(0);
  const fields = useAccountForm({
    unsent: unsentFields("new-role"),
    check: ({ email = "", reason = "" }) => ({
      email: email.trim() === "" ? translate`Enter an email address.` : undefined,
      reason: reason.trim() === "" ? translate`Enter a reason.` : undefined,
    }),
    send: ({ email = "", role, reason = "" }) =>
      store.dispatch(
        grantRole.initiate(
          { email, reason, role: roles.find((each) => each === role) ?? "moderator" },
          { track: false },
        ),
      ),
    onDone: () => setRound(round + 1),
  });
  return (
    <section className={`${layout.stack} ${form.form}`} key={round}>
      <h2>
        <Trans>Give a role</Trans>
      </h2>
      <AccountFormFrame
        form={fields}
        // After adding a role the form is ready for the next.
        takesFocus={round > 0}
        label={<Trans>Give the role</Trans>}
        busyLabel={<Trans>Saving</Trans>}
      >
        <AccountField error={fields.errorOf("email")} />
        <Select name="role" label={translate`Role`}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {names[role]}
            </option>
          ))}
        </Select>
        <ReasonField error={fields.errorOf("reason")} />
      </AccountFormFrame>
    </section>
  );
}

/**
 * Administrators of this market: roles are granted and removed with a reason (D56, D106). Nobody removes their own.
 */
export function Administrators() {
  const { t: translate } = useLingui();
  const names = useRoleNames();
  const { data = [], error } = listAdministrators.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data: own } = getAdminAccess.useQuery();
  const [leaving, setLeaving] = useState<Administrator | null>(null);
  return (
    <div className={layout.stackLarge}>
      {error && <FormError formError={toFormError(error)} />}
      <ul className={form.rows}>
        {data.map((person) => (
          <li key={person.email} className={form.row}>
            <span className={form.rowWords}>
              <span className={text.medium}>{person.email}</span>
              <span className={`${text.small} ${text.secondary}`}>{names[person.role]}</span>
            </span>
            {person.email === own?.email ? (
              <Tag tone="quiet">
                <Trans>You</Trans>
              </Tag>
            ) : (
              <Button
                size="s"
                aria-label={translate`Remove the role of ${person.email}`}
                onClick={() => setLeaving(person)}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <NewRole />
      {leaving && <Revocation person={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}

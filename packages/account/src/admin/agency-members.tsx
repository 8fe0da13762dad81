import { administrationApi } from "@hjem/api-client/endpoints/administration";
import { useListAgenciesQuery } from "@hjem/api-client/endpoints/agencies";
import type { AgencyMember } from "@hjem/domain/account/roles";
import type { AgencyName } from "@hjem/domain/agency/agency";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame, FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError, useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Select } from "@hjem/ui/select";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import form from "../profile/form.module.css";
import { AccountField, ReasonDialog, ReasonField } from "./reason-form.tsx";

const { listAgencyMembers, addAgencyMember, removeAgencyMember } = administrationApi.endpoints;

function Removal({ member, onClose }: { member: AgencyMember; onClose: () => void }) {
  const { email, agencyId, agencyName } = member;
  return (
    <ReasonDialog
      about={`agency/${agencyId}/${email}`}
      title={
        <Trans>
          Remove {email} from {agencyName}?
        </Trans>
      }
      label={<Trans>Remove</Trans>}
      busyLabel={<Trans>Removing</Trans>}
      send={(store, reason) =>
        store.dispatch(removeAgencyMember.initiate({ email, agencyId, reason }, { track: false }))
      }
      onDone={onClose}
      onClose={onClose}
    />
  );
}

function NewMember({ agencies }: { agencies: readonly AgencyName[] }) {
  const { t } = useLingui();
  const { store } = usePage();
  const [round, setRound] = useState(0);
  const fields = useAccountForm({
    unsent: unsentFields("new-agency-member"),
    check: ({ email = "", agencyId = "", reason = "" }) => ({
      email: email.trim() === "" ? t`Enter an email address.` : undefined,
      agencyId: agencyId === "" ? t`Choose an agency.` : undefined,
      reason: reason.trim() === "" ? t`Enter a reason.` : undefined,
    }),
    send: ({ email = "", agencyId = "", reason = "" }) =>
      store.dispatch(addAgencyMember.initiate({ email, agencyId, reason }, { track: false })),
    onDone: () => setRound(round + 1),
  });
  return (
    <section className={`${layout.stack} ${form.form}`} key={round}>
      <h2>
        <Trans>Add a person</Trans>
      </h2>
      <p>
        <Trans>Their listings for the agency are shown as the agency's.</Trans>
      </p>
      <AccountFormFrame
        form={fields}
        // After adding a member the form is ready for the next.
        takesFocus={round > 0}
        label={<Trans>Add the person</Trans>}
        busyLabel={<Trans>Saving</Trans>}
      >
        <AccountField error={fields.errorOf("email")} />
        <Select
          name="agencyId"
          label={t`Agency`}
          defaultValue=""
          error={fields.errorOf("agencyId")}
          required
        >
          <option value="">{t`Choose an agency`}</option>
          {agencies.map(({ agencyId, name }) => (
            <option key={agencyId} value={agencyId}>
              {name}
            </option>
          ))}
        </Select>
        <ReasonField error={fields.errorOf("reason")} />
      </AccountFormFrame>
    </section>
  );
}

/** Users who publish for the agencies of this market, added and removed with a reason (D106). */
export function AgencyMembers() {
  const { t } = useLingui();
  const { data: members, error } = listAgencyMembers.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data: agencies, error: agenciesError } = useListAgenciesQuery({});
  const [leaving, setLeaving] = useState<AgencyMember | null>(null);
  const failure = error ?? agenciesError;
  return (
    <div className={layout.stackLarge}>
      {failure && <FormError formError={toFormError(failure)} />}
      {members?.length === 0 && (
        <p className={text.secondary}>
          <Trans>No one has been added to an agency yet.</Trans>
        </p>
      )}
      {members && members.length > 0 && (
        <ul className={form.rows}>
          {members.map((member) => (
            <li key={`${member.agencyId} ${member.email}`} className={form.row}>
              <span className={form.rowWords}>
                <span className={text.medium}>{member.email}</span>
                <span className={`${text.small} ${text.secondary}`}>{member.agencyName}</span>
              </span>
              <Button
                size="s"
                aria-label={t`Remove ${member.email} from ${member.agencyName}`}
                onClick={() => setLeaving(member)}
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {agencies?.length === 0 && (
        <p>
          <Trans>
            There are no agencies on this site yet. An agency is added with its first listing.
          </Trans>
        </p>
      )}
      {agencies && agencies.length > 0 && <NewMember agencies={agencies} />}
      {leaving && <Removal member={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}

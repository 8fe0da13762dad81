import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { formatLongDay } from "@hjem/domain/format/format-date";
import { paths } from "@hjem/domain/paths";
import type { ReceivedInvitation } from "@hjem/domain/saved/collection";
import { dayIn } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { useProtectedAction } from "@hjem/storefront/protected-action";
import { useSession } from "@hjem/storefront/session";
import { Button, LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { useActionData, useLoaderData, useNavigate } from "react-router";
import styles from "./guest.module.css";
import type { InvitationModel, PressedInvitation } from "./load-guest.ts";

const { acceptInvitation, declineInvitation } = collectionsApi.endpoints;

/** Why an invitation cannot be accepted, and a way on. */
function ClosedInvitation({ status }: { status: ReceivedInvitation["status"] | "unknown" }) {
  const { t } = useLingui();
  const { term } = usePage();
  const reasons: Record<typeof status, string> = {
    pending: "",
    accepted: t`This invitation has been used.`,
    declined: t`You have declined this invitation.`,
    expired: t`This invitation has expired. Ask for a new one.`,
    withdrawn: t`This invitation was withdrawn.`,
    unknown: t`This invitation does not exist any more. Ask for a new one.`,
  };
  return (
    <div className={layout.stack}>
      <p role="status">{reasons[status]}</p>
      <div className={layout.row}>
        <LinkButton variant="primary" href={paths.userFavourites.to()}>
          {term("account.favourites")}
        </LinkButton>
        <LinkButton href={paths.list.to()}>
          <Trans>Search for homes</Trans>
        </LinkButton>
      </div>
    </div>
  );
}

/** Accepts or declines an invitation that can still be accepted. A visitor signs in or registers first (D63). */
function OpenInvitation({
  token,
  invitation,
  onDecline,
}: {
  token: string;
  invitation: ReceivedInvitation;
  onDecline: () => void;
}) {
  const { t } = useLingui();
  const page = usePage();
  const { store } = page;
  const navigate = useNavigate();
  const { kind } = useSession();
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState<"accept" | "decline" | null>(null);
  const { collectionName, invitedBy, expiresAt } = invitation;
  const expires = formatLongDay(page, dayIn(Date.parse(expiresAt), page.region.timeZones.default));

  const fail = (error: unknown) => {
    const { message = t`Something went wrong. Try again.` } = isApiError(error) ? error : {};
    setFailure(message);
  };
  const run = async () => {
    setBusy("accept");
    setFailure("");
    const { data, error } = await store.dispatch(
      acceptInvitation.initiate(token, { track: false }),
    );
    setBusy(null);
    if (data?.collectionId) await navigate(paths.userCollection.to(data.collectionId));
    else fail(error);
  };
  const accept = useProtectedAction(`invitation.accept/${token}`, run, {
    title: t`Sign in to join`,
    name: collectionName,
  });
  // Pressed before hydration: it goes on as soon as it is known who is here.
  const isPressed = useActionData<PressedInvitation>() !== undefined;
  const goOn = useEffectEvent(() => void accept());
  useEffect(() => {
    if (isPressed && kind !== "unknown") goOn();
  }, [isPressed, kind]);
  const decline = async () => {
    setBusy("decline");
    const { error } = await store.dispatch(declineInvitation.initiate(token, { track: false }));
    setBusy(null);
    if (error === undefined) onDecline();
    else fail(error);
  };
  return (
    <div className={layout.stack}>
      <p className={text.lead}>
        <Trans>
          {invitedBy} wants to share saved homes with you. You will both see ratings, notes and
          questions.
        </Trans>
      </p>
      {kind === "visitor" && (
        <p className={text.secondary}>
          <Trans>You need an account to join. It takes a minute to create one.</Trans>
        </p>
      )}
      <div className={layout.row}>
        {/* Before hydration both are sent to this page's own action. */}
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void accept();
          }}
        >
          <input type="hidden" name="decision" value="accept" />
          <Button type="submit" variant="primary" size="l" isBusy={busy === "accept"}>
            {kind === "visitor" ? (
              <Trans>Sign in and join</Trans>
            ) : (
              <Trans>Join the collection</Trans>
            )}
          </Button>
        </form>
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void decline();
          }}
        >
          <input type="hidden" name="decision" value="decline" />
          <Button type="submit" size="l" variant="ghost" isBusy={busy === "decline"}>
            <Trans>Decline</Trans>
          </Button>
        </form>
      </div>
      <noscript>
        <p>
          <Trans>You need JavaScript to join.</Trans>
        </p>
      </noscript>
      {failure !== "" && <p role="alert">{failure}</p>}
      <p className={`${text.small} ${text.muted}`}>
        <Trans>The invitation expires {expires}.</Trans>
      </p>
    </div>
  );
}

/** The page of an invitation's link: who invites to what, and what to do (D63). */
export default function InvitationPage() {
  const { t } = useLingui();
  const { token, invitation } = useLoaderData<InvitationModel>();
  const [isDeclined, setDeclined] = useState(false);
  const status = isDeclined ? "declined" : (invitation?.status ?? "unknown");
  const { collectionName = "", invitedBy = "", collectionId } = invitation ?? {};
  const navigate = useNavigate();
  // Accepted by this person, here or in another tab: the collection is what they want to see.
  useEffect(() => {
    if (collectionId) void navigate(paths.userCollection.to(collectionId), { replace: true });
  }, [collectionId, navigate]);
  return (
    <div className={`${styles.page} ${layout.stack}`}>
      <h1 className={text.h1}>
        {invitation ? t`${invitedBy} invites you to “${collectionName}”` : t`Invitation`}
      </h1>
      {collectionId ? (
        <div>
          <LinkButton variant="primary" href={paths.userCollection.to(collectionId)}>
            <Trans>Open the collection</Trans>
          </LinkButton>
        </div>
      ) : status === "pending" && invitation ? (
        <OpenInvitation token={token} invitation={invitation} onDecline={() => setDeclined(true)} />
      ) : (
        <ClosedInvitation status={status} />
      )}
    </div>
  );
}

import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import type { FeatureState } from "@hjem/domain/moderation/administration";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Button } from "@hjem/ui/button";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLoaderData } from "react-router";
import form from "../profile/form.module.css";
import { AdminFrame, openUntil } from "./admin-frame.tsx";
import lists from "./admin-lists.module.css";
import { AdministratorGate, onlyAdministrators } from "./administrator-gate.tsx";
import { ReasonDialog } from "./reason-form.tsx";
import { useFeatureNames } from "./use-feature-names.ts";

const { listFeatures, switchFeature } = moderationApi.endpoints;

/** Formatted end of access. */
export const loader = ({ page }: PageLoaderArgs) => ({ until: openUntil(page) });

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Features`,
  isNoIndex: true,
});

function Features() {
  const { t: translate } = useLingui();
  const names = useFeatureNames();
  const { data, error } = listFeatures.useQuery();
  const [chosen, setChosen] = useState<FeatureState | null>(null);
  if (error) return <FormError formError={toFormError(error)} />;
  const name = chosen ? names[chosen.key] : "";
  return (
    <div>
      <ul className={lists.list}>
        {data?.map((feature) => (
          <li key={feature.key}>
            <span className={text.medium}>{names[feature.key]}</span>
            <Tag tone={feature.isOn ? "quiet" : "warning"}>
              {feature.isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}
            </Tag>
            <Button
              size="s"
              className={feature.isOn ? form.danger : undefined}
              aria-label={
                feature.isOn
                  ? translate`Switch off: ${names[feature.key]}`
                  : translate`Switch on: ${names[feature.key]}`
              }
              onClick={() => setChosen(feature)}
            >
              {feature.isOn ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <ReasonDialog
          about={`switch/${chosen.key}`}
          title={
            chosen.isOn ? (
              <Trans>Switch off for everybody: {name}?</Trans>
            ) : (
              <Trans>Switch on for everybody: {name}?</Trans>
            )
          }
          label={chosen.isOn ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
          busyLabel={<Trans>Saving</Trans>}
          send={(store, reason) =>
            store.dispatch(
              switchFeature.initiate(
                { key: chosen.key, isOn: !chosen.isOn, reason },
                { track: false },
              ),
            )
          }
          onDone={() => setChosen(null)}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}

/** Parts of the site that administrators switch off for everybody (D106). */
export function Component() {
  const { until } = useLoaderData<{ until: string }>();
  return (
    <AdminFrame title={<Trans>Features</Trans>} until={until}>
      <AdministratorGate roles={onlyAdministrators}>
        <Features />
      </AdministratorGate>
    </AdminFrame>
  );
}

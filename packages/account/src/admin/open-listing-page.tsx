import { paths } from "@hjem/domain/paths";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { Button } from "@hjem/ui/button";
import { TextField } from "@hjem/ui/text-field";
import { t } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { useLoaderData, useNavigate } from "react-router";
import { AdminFrame, openUntil } from "./admin-frame.tsx";
import styles from "./admin.module.css";
import { AdministratorGate } from "./administrator-gate.tsx";

/** Formatted end of access. */
export const loader = ({ page }: PageLoaderArgs) => ({ until: openUntil(page) });

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Listings, for administrators`,
  isNoIndex: true,
});

/** Opens any listing by its id (RTE-026, LIST-127). */
export function Component() {
  const { t: translate } = useLingui();
  const { until } = useLoaderData<{ until: string }>();
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(false);
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("propertyId");
    const id = typeof typed === "string" ? typed.trim() : "";
    setMissing(id === "");
    if (id === "") event.currentTarget.querySelector("input")?.focus();
    if (id !== "") void navigate(paths.adminListings.to(id));
  };
  return (
    <AdminFrame title={<Trans>Listings</Trans>} until={until}>
      <AdministratorGate>
        <form className={styles.line} onSubmit={open} noValidate>
          <TextField
            name="propertyId"
            label={translate`Listing ID`}
            hint={translate`The last part of the listing's address, e.g. 3f7q9z2k1m.`}
            error={isMissing ? translate`Enter an ID.` : undefined}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <Button type="submit" variant="primary" size="l">
            <Trans>Show the listing</Trans>
          </Button>
        </form>
      </AdministratorGate>
    </AdminFrame>
  );
}

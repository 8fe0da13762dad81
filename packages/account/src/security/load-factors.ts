import { accountApi } from "@hjem/api-client/endpoints/account";
import type { SecondFactors } from "@hjem/domain/account/second-factor";
import { formatInstant } from "@hjem/domain/format/format-instant";
import { responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";

/** A passkey in the list. */
export interface PasskeyRow {
  id: string;
  name: string;
  added: string;
  /** Empty for an unused one. */
  used: string;
}

/** View of the security page. */
export interface FactorsModel extends Pick<SecondFactors, "isTotpOffered" | "recoveryCodes"> {
  /** Empty without an app. */
  totpSince: string;
  passkeys: readonly PasskeyRow[];
}

/** Loads the current second factors of the user. */
export async function loadFactors({ page, url }: PageLoaderArgs): Promise<FactorsModel> {
  const { timeZones } = page.region;
  const format = (instant: string | null) =>
    instant === null ? "" : formatInstant(page, Date.parse(instant), timeZones.default);
  const factors = responseOf(
    await page.store.dispatch(
      accountApi.endpoints.getFactors.initiate(undefined, {
        subscribe: false,
        forceRefetch: true,
      }),
    ),
    url,
  );
  return {
    isTotpOffered: factors.isTotpOffered,
    recoveryCodes: factors.recoveryCodes,
    totpSince: format(factors.totpSince),
    passkeys: factors.passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      added: format(createdAt),
      used: format(usedAt),
    })),
  };
}

import { accountApi } from "@hjem/api-client/endpoints/account";
import type { SecondFactors } from "@hjem/domain/account/second-factor";
import { formatInstant } from "@hjem/domain/format/format-date";
import { responseOf } from "@hjem/storefront/response-of";
import type { PageLoaderArgs } from "@hjem/storefront/routes";

/** A passkey as it is listed. */
export interface PasskeyRow {
  id: string;
  name: string;
  added: string;
  /** Empty for one that was never used. */
  used: string;
}

/** What the security page shows. */
export interface FactorsModel extends Pick<SecondFactors, "isTotpOffered" | "recoveryCodes"> {
  /** Empty without an app. */
  totpSince: string;
  passkeys: readonly PasskeyRow[];
}

/** The second factors of the person, as they are now. */
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

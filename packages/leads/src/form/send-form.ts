import { leadsApi } from "@hjem/api-client/endpoints/leads";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { Estimate } from "@hjem/domain/lead/valuation";
import type { PageContext } from "@hjem/storefront/page-context";
import type { FieldErrors, FormFields } from "@hjem/ui/use-form";
import type { FormKind } from "../model/form-fields.ts";

/** Result of sending a form. */
export type FormResponse =
  | {
      kind: "taken";
      formKind: FormKind;
      estimate: Estimate | null;
      /** True where a moderator looks at it before it is passed on (D137). */
      isHeld: boolean;
      /** Start of the viewing that was chosen, in seconds; null without one. */
      viewing: string | null;
    }
  | {
      kind: "refused";
      formKind: FormKind;
      /** Error messages by field. */
      fieldErrors: FieldErrors;
      /** The API's message about the form; empty without one, or if it could not be reached. */
      notice: string;
      /** HTTP status; 500 without a response. */
      status: number;
    };

const { contactOwner, registerInterest, signUpForViewing, requestValuation, reportListing } =
  leadsApi.endpoints;

/** Empty contact details: an estimate needs none. */
const nobody = {};

const post = (
  { dispatch }: PageContext["store"],
  propertyId: string,
  { formKind, fields }: { formKind: FormKind; fields: FormFields },
) => {
  const about = { propertyId, body: fields };
  const untracked = { track: false };
  switch (formKind) {
    case "contact":
      return dispatch(contactOwner.initiate(about, untracked));
    case "interest":
      return dispatch(registerInterest.initiate(about, untracked));
    case "viewing":
      return dispatch(signUpForViewing.initiate(about, untracked));
    case "valuation":
      return dispatch(requestValuation.initiate(about, untracked));
    case "estimate":
      return dispatch(requestValuation.initiate({ propertyId, body: nobody }, untracked));
    default:
      return dispatch(reportListing.initiate(about, untracked));
  }
};

/**
 * Sends a form as typed; the API parses it. Used by the browser and, for visitors without JavaScript, by the server.
 * A failure is returned, never thrown, so that typed values are kept.
 */
export async function sendForm(
  { store }: Pick<PageContext, "store">,
  propertyId: string,
  form: { formKind: FormKind; fields: FormFields },
): Promise<FormResponse> {
  const { formKind, fields } = form;
  const { data, error } = await post(store, propertyId, form);
  if (data) {
    const receipt = "receipt" in data ? data.receipt : data;
    return {
      kind: "taken",
      formKind,
      estimate: "estimate" in data ? data.estimate : null,
      isHeld: receipt !== null && "isHeld" in receipt && receipt.isHeld,
      viewing: (formKind === "viewing" && fields.viewing) || null,
    };
  }
  const {
    status,
    message = "",
    fields: fieldErrors = {},
  } = isApiError(error) ? error : { status: 500 };
  return { kind: "refused", formKind, fieldErrors, notice: status < 500 ? message : "", status };
}

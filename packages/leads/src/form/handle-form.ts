import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { readFields } from "@hjem/ui/use-form";
import { data, redirect } from "react-router";
import {
  type FormKind,
  formHref,
  HELD_PARAMETER,
  isFormKind,
  pageAddress,
  SENT_PARAMETER,
  VIEWING_PARAMETER,
} from "../model/form-fields.ts";
import { type FormResponse, sendForm } from "./send-form.ts";
import { storeUnsentForm, type PostedForm } from "./unsent-form.ts";

/** Invalid fields give a 422; other errors of the API keep its status, an unreachable API gives 503. */
const statusOf = (response: FormResponse): number => {
  if (response.kind === "taken") return 200;
  if (response.status === 400) return 422;
  return response.status < 500 ? response.status : 503;
};

const unknownForm = () => data(null, { status: 400 });

/**
 * Handles a form of a property page sent without JavaScript. Accepted: redirects to the page (303), which confirms
 * it. Rejected: the page with the typed values, without the home if it cannot be loaded. Estimates are rendered at
 * once.
 */
export async function handleForm({ request, url, params, page }: PageLoaderArgs) {
  const { ask: named, ...fields } = readFields(await request.formData());
  if (!isFormKind(named)) return unknownForm();
  const formKind: FormKind = named;
  const response = await sendForm(page, params.propertyId ?? "", { formKind, fields });
  if (response.kind === "taken" && formKind !== "estimate") {
    const { isHeld, viewing } = response;
    const parameters = {
      [isHeld ? HELD_PARAMETER : SENT_PARAMETER]: formKind,
      ...(viewing !== null && { [VIEWING_PARAMETER]: viewing }),
    };
    return redirect(formHref(pageAddress(url), parameters, formKind), 303);
  }
  const posted: PostedForm = { response, fields };
  if (statusOf(response) === 503) storeUnsentForm(page, posted);
  return data(posted, { status: statusOf(response) });
}

import { administrationApi } from "@hjem/api-client/endpoints/administration";
import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import type { ListingPlace } from "@hjem/domain/moderation/administration";
import { formatAddress } from "@hjem/domain/place/format-address";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import { TextField } from "@hjem/ui/text-field";
import type { FormFields } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import lists from "./admin-lists.module.css";
import { ReasonField } from "./reason-form.tsx";

const { correctPlace } = moderationApi.endpoints;

/** The position as it is entered: latitude and longitude in degrees. */
function readPosition(typed: string): ListingPlace["coordinates"] | null {
  const [, lat, lng] = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(typed) ?? [];
  return lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng) };
}

interface PlaceDialogProps {
  id: string;
  place: ListingPlace;
  onClose: () => void;
}

function PlaceDialog({ id, place, onClose }: PlaceDialogProps) {
  const { t } = useLingui();
  const { store, term } = usePage();
  const check = ({ position = "", reason = "" }: FormFields) => ({
    ...(readPosition(position) === null && {
      position: t`Enter latitude and longitude, such as 59.9127, 10.7461.`,
    }),
    ...(reason.trim() === "" && { reason: t`Enter a reason.` }),
  });
  const form = useAccountForm({
    unsent: unsentFields(`place/${id}`),
    check,
    send: ({
      street = "",
      post_code: postCode = "",
      suburb = "",
      region = "",
      position = "",
      reason = "",
    }) =>
      store.dispatch(
        correctPlace.initiate(
          {
            id,
            street: street.trim(),
            postCode: postCode.trim(),
            suburb: suburb.trim(),
            region: region.trim(),
            coordinates: readPosition(position) ?? place.coordinates,
            reason,
          },
          { track: false },
        ),
      ),
    onDone: onClose,
  });
  const county = term("address.region");
  const wrongPlace = t`Postcode, place and ${county} do not belong together.`;
  const placeError = (field: string) =>
    form.errorOf(field) === undefined ? undefined : wrongPlace;
  const { lat, lng } = place.coordinates;
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Correct the address</Trans>}>
      <AccountFormFrame
        form={form}
        isBlock
        takesFocus
        label={<Trans>Save the address</Trans>}
        busyLabel={<Trans>Saving</Trans>}
      >
        <TextField
          name="street"
          label={term("address.street")}
          defaultValue={place.street}
          maxLength={120}
          error={form.errorOf("street")}
        />
        <TextField
          name="post_code"
          label={term("address.postCode")}
          inputMode="numeric"
          defaultValue={place.postCode}
          error={placeError("post_code") ?? placeError("postCode")}
          required
        />
        <TextField
          name="suburb"
          label={term("address.suburb")}
          defaultValue={place.suburb}
          maxLength={80}
          error={placeError("suburb")}
          required
        />
        <TextField
          name="region"
          label={term("address.region")}
          defaultValue={place.region}
          maxLength={60}
          error={placeError("region")}
          required
        />
        <TextField
          name="position"
          label={t`Position (latitude, longitude)`}
          defaultValue={`${lat}, ${lng}`}
          error={form.errorOf("position") ?? form.errorOf("coordinates")}
          required
        />
        <ReasonField error={form.errorOf("reason")} />
      </AccountFormFrame>
    </Dialog>
  );
}

/** Where a published listing is; an administrator corrects it, with a reason (D123). */
export function PlaceSection({ id, place }: { id: string; place: ListingPlace }) {
  const page = usePage();
  const { data: own } = administrationApi.endpoints.getAdminAccess.useQuery();
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h2>
        <Trans>Address</Trans>
      </h2>
      <ul className={lists.list}>
        <li>
          <span className={lists.words}>
            {[formatAddress(place, page.region), place.region].join(" · ")}
          </span>
          {own?.role === "administrator" && (
            <Button size="s" onClick={() => setOpen(true)}>
              <Trans>Correct the address</Trans>
            </Button>
          )}
        </li>
      </ul>
      {isOpen && <PlaceDialog id={id} place={place} onClose={() => setOpen(false)} />}
    </section>
  );
}

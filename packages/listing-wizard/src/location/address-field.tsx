import { useFindAddressesQuery } from "@hjem/api-client/endpoints/addresses";
import type { AddressSuggestion } from "@hjem/domain/place/address";
import { ADDRESS_QUERY_MIN_LENGTH } from "@hjem/domain/place/address-rules";
import { ComboboxList, type Suggestion } from "@hjem/ui/combobox-list";
import { PinIcon } from "@hjem/ui/subject-icons";
import { TextField } from "@hjem/ui/text-field";
import { useDebouncedInput } from "@hjem/ui/use-debounced-input";
import { useLingui } from "@lingui/react/macro";
import { type RefObject, useMemo, useRef } from "react";
import { useFieldLabel } from "../model/use-field-label.ts";
import styles from "./location.module.css";

interface AddressChoice extends Suggestion {
  address: AddressSuggestion;
}

/** Props of `AddressField`. */
export interface AddressFieldProps {
  id: string;
  value: string;
  isDisabled: boolean;
  onType: (street: string) => void;
  onChoose: (address: AddressSuggestion) => void;
}

interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  onChoose: (address: AddressSuggestion) => void;
}

/** The addresses that fit what is typed, below the field. */
function AddressSuggestions({ input, onChoose }: SuggestionsProps) {
  const { t } = useLingui();
  const typed = useDebouncedInput(input);
  const isShort = typed.length < ADDRESS_QUERY_MIN_LENGTH;
  const { currentData, data, isFetching } = useFindAddressesQuery(typed, { skip: isShort });
  const found = isShort ? undefined : (currentData ?? data);
  const groups = useMemo(() => {
    const items = (found?.data ?? []).map((address): AddressChoice => ({
      id: address.label.replaceAll(/[^\p{L}\p{N}]+/gu, "-"),
      label: address.label,
      icon: PinIcon,
      address,
    }));
    const attribution = found?.attribution ?? null;
    const label = attribution === null ? t`Addresses` : t`Addresses. ${attribution}`;
    return items.length === 0 ? [] : [{ id: "addresses", label, items }];
  }, [found, t]);
  return (
    <ComboboxList
      input={input}
      groups={groups}
      isLoading={isFetching}
      onChoose={({ address }) => onChoose(address)}
    />
  );
}

/** The street with its number; addresses are offered while it is typed, and any other is accepted (LIST-041). */
export function AddressField({ id, value, isDisabled, onType, onChoose }: AddressFieldProps) {
  const { t } = useLingui();
  const labelOf = useFieldLabel();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.address}>
      <TextField
        ref={input}
        id={id}
        label={labelOf("location.street")}
        placeholder={t`Start typing the address`}
        autoComplete="off"
        maxLength={120}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onType(event.target.value)}
      />
      {!isDisabled && <AddressSuggestions input={input} onChoose={onChoose} />}
    </div>
  );
}

import type { PlaceZone } from "@hjem/domain/time/place-zone";

/** Places that have another time zone than their state (D129). */
export const placeZones: readonly PlaceZone[] = [
  { postCode: "2880", zone: "Australia/Broken_Hill" },
  { postCode: "2898", zone: "Australia/Lord_Howe" },
  { postCode: "2899", zone: "Pacific/Norfolk" },
  // East of Caiguna alone; Norseman of the same postcode has the state's.
  {
    postCode: "6443",
    suburbs: ["cocklebiddy", "eucla", "madura", "mundrabilla"],
    zone: "Australia/Eucla",
  },
  { postCode: "6798", zone: "Indian/Christmas" },
  { postCode: "6799", zone: "Indian/Cocos" },
];

import type { ChecklistItem } from "@hjem/domain/region";

/** What to examine at a viewing (market 18). */
export const checklist: readonly ChecklistItem[] = [
  {
    key: "buildingPest",
    label: { en: "Building and pest report" },
    hint: { en: "Ask for the report or book your own: structure, termites, rot." },
  },
  {
    key: "strataReport",
    label: { en: "Strata report" },
    hint: { en: "Levies, capital works fund, defects, by-laws and minutes of meetings." },
  },
  {
    key: "easements",
    label: { en: "Easements and covenants" },
    hint: { en: "On the title and the plan: sewers, shared driveways, building limits." },
  },
  {
    key: "approvals",
    label: { en: "Council approvals" },
    hint: { en: "Permits and final certificates for extensions, decks and pools." },
  },
  {
    key: "floodFire",
    label: { en: "Flood and bushfire risk" },
    hint: { en: "Overlays, insurance quotes and past claims." },
  },
  {
    key: "damp",
    label: { en: "Damp and mould" },
    hint: { en: "Smell, stains and marks in bathrooms, wardrobes and under the floor." },
  },
  {
    key: "roof",
    isOfWholeBuilding: true,
    label: { en: "Roof and gutters" },
    hint: { en: "Age, broken tiles, rust and downpipes." },
  },
  {
    key: "foundations",
    isOfWholeBuilding: true,
    label: { en: "Foundations and walls" },
    hint: { en: "Cracks, sloping floors, doors that stick." },
  },
  {
    key: "electrical",
    label: { en: "Wiring and switchboard" },
    hint: { en: "Age, safety switches and smoke alarms." },
  },
  {
    key: "plumbing",
    label: { en: "Plumbing and hot water" },
    hint: { en: "Water pressure, drainage, age of the hot water system." },
  },
  {
    key: "asbestos",
    label: { en: "Asbestos" },
    hint: { en: "Homes built before 1990: eaves, wet areas, fences and sheds." },
  },
  {
    key: "aspect",
    label: { en: "Aspect and light" },
    hint: { en: "Which way it faces, shade and heat in summer." },
  },
  {
    key: "noise",
    label: { en: "Noise" },
    hint: { en: "Road, rail, flight path and neighbours." },
  },
  {
    key: "parking",
    label: { en: "Parking and storage" },
    hint: { en: "What is on the title, and permits for the street." },
  },
  {
    key: "internet",
    label: { en: "Internet" },
    hint: { en: "NBN connection type and mobile reception." },
  },
];

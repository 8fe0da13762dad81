import type { ChecklistItem } from "@hjem/domain/region";

/** What to examine at a viewing (market 18). */
export const checklist: readonly ChecklistItem[] = [
  {
    key: "damp",
    label: { no: "Fukt", en: "Damp" },
    hint: {
      no: "Lukt, misfarging og merker i kjeller, på loft og under vinduer.",
      en: "Smell, stains and marks in the basement, in the loft and below windows.",
    },
  },
  {
    key: "bathroom",
    label: { no: "Bad", en: "Bathroom" },
    hint: {
      no: "Alder, fall mot sluk, tettesjikt og dokumentasjon på arbeidet.",
      en: "Age, fall to the drain, waterproofing and documents for the work.",
    },
  },
  {
    key: "kitchen",
    label: { no: "Kjøkken", en: "Kitchen" },
    hint: {
      no: "Avtrekk, vannrør, lekkasjestopper og hvitevarer som følger med.",
      en: "Extractor, water pipes, leak stop and appliances that are included.",
    },
  },
  {
    key: "drainage",
    isOfWholeBuilding: true,
    label: { no: "Drenering", en: "Drainage" },
    hint: {
      no: "Alder og tilstand, terrengets fall bort fra grunnmuren.",
      en: "Age and condition, ground that falls away from the foundation.",
    },
  },
  {
    key: "roof",
    isOfWholeBuilding: true,
    label: { no: "Tak", en: "Roof" },
    hint: {
      no: "Alder, undertak, renner og snøfangere.",
      en: "Age, underlay, gutters and snow guards.",
    },
  },
  {
    key: "conditionGrades",
    label: { no: "TG2 og TG3", en: "TG2 and TG3" },
    hint: {
      no: "Avvik i tilstandsrapporten, og hva det koster å rette dem.",
      en: "Faults in the condition report, and what it costs to mend them.",
    },
  },
  {
    key: "electrical",
    label: { no: "El-anlegg", en: "Electrical system" },
    hint: {
      no: "Alder, sikringsskap og samsvarserklæring.",
      en: "Age, fuse box and declaration of conformity.",
    },
  },
  {
    key: "windows",
    label: { no: "Vinduer og dører", en: "Windows and doors" },
    hint: {
      no: "Alder, trekk og punkterte ruter.",
      en: "Age, draughts and failed panes.",
    },
  },
  {
    key: "sharedDebt",
    label: { no: "Fellesgjeld", en: "Shared debt" },
    hint: {
      no: "Lån, renter, avdragsfri periode og planlagt vedlikehold.",
      en: "Loans, interest, interest-only period and planned maintenance.",
    },
  },
  {
    key: "rules",
    label: { no: "Vedtekter", en: "Rules of the association" },
    hint: {
      no: "Husdyr, utleie, forkjøpsrett og parkering.",
      en: "Pets, letting, pre-emptive right and parking.",
    },
  },
  {
    key: "sun",
    label: { no: "Sol og utsikt", en: "Sun and view" },
    hint: {
      no: "Sol på uteplassen, og planlagt bygging i nærheten.",
      en: "Sun on the outdoor area, and planned building nearby.",
    },
  },
  {
    key: "noise",
    label: { no: "Støy", en: "Noise" },
    hint: {
      no: "Vei, naboer og ventilasjon, med vinduene åpne og lukket.",
      en: "Road, neighbours and ventilation, with windows open and closed.",
    },
  },
  {
    key: "storage",
    label: { no: "Bod og parkering", en: "Storage and parking" },
    hint: {
      no: "Hva som følger med, og hva som må leies.",
      en: "What is included, and what has to be rented.",
    },
  },
];

export { termsEn as terms } from "@hjem/region-no/terms/en";

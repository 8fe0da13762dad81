export { termsEn as terms } from "@hjem/region-au/terms/en";

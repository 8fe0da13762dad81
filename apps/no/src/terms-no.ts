export { termsNo as terms } from "@hjem/region-no/terms/no";

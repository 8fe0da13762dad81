import { msg } from "@lingui/core/macro";

/** Said where nothing responded in time. Its words are on every page: without a connection no others can be loaded. */
export const NO_CONNECTION = msg({
  id: "sys.api.errMsg408",
  message: "There was no response. Check your connection and try again.",
});

import { paths } from "@hjem/domain/paths";
import { useNavigation } from "react-router";

/** True while another search is on its way; the old results stay until it has come. */
export const useIsSearching = (): boolean => useNavigation().location?.pathname === paths.list.path;

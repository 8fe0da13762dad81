import { paths } from "@hjem/domain/paths";
import { useNavigation } from "react-router";

/** True while another search is loading; the old results stay until then. */
export const useIsSearching = (): boolean => useNavigation().location?.pathname === paths.list.path;

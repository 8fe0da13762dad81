import type { DemoStore } from "@hjem/demo/ports";
import type { Database } from "../db/schema.ts";
import { inTransaction } from "../db/transaction.ts";
import { saveAgencies } from "../modules/agencies/repository.ts";
import { saveLandingPages } from "../modules/landing/repository.ts";
import { replaceLogs } from "../modules/listings/change-log.ts";
import { saveListings, tidyAfterBulk } from "../modules/listings/repository.ts";
import { replaceExamples } from "../modules/offers/repository.ts";
import { findScene, savePictures } from "../modules/pictures/repository.ts";
import { readSetting, writeSetting } from "../modules/settings/repository.ts";
import { replaceStops } from "../modules/stops/repository.ts";

/** The API's tables as the demo writes them (D27). */
export function createDemoStore(db: Database): DemoStore {
  return {
    readSetting: (key) => readSetting(db, key),
    writeSetting: (key, value) => writeSetting(db, key, value),
    replaceStops: (regionId, stops) => replaceStops(db, regionId, stops),
    saveAgencies: (regionId, agencies) => saveAgencies(db, regionId, agencies),
    saveLandingPages: (regionId, pages) => saveLandingPages(db, regionId, pages),
    savePictures: (pictures) => savePictures(db, pictures),
    findScene: (hash) => findScene(db, hash),
    saveListings: (region, listings) => saveListings(db, region, listings, { isLogged: false }),
    replaceLogs: (logs) => inTransaction(db, (trx) => replaceLogs(trx, logs)),
    replaceOffers: (regionId, offers) => replaceExamples(db, regionId, offers),
    tidyAfterBulk: () => tidyAfterBulk(db),
  };
}

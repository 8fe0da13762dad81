import { expect, test } from "vitest";
import { appErrorTypes } from "./errors.ts";
import * as limits from "./limits.ts";
import { ownerKind, ownerKinds } from "./listing/enumerations.ts";

test("UI-024: the breakpoints are exactly these eight", () => {
  expect(limits.BREAKPOINTS_PX).toEqual([376, 640, 768, 1024, 1366, 1920, 2500, 4000]);
});

test("UI-007: the loading flag is delayed by 50 ms", () => {
  expect(limits.LOADING_DELAY_MS).toBe(50);
});

test("FND-052, FND-053: the sentinels are `all` and `TODAY`", () => {
  expect([limits.ALL, limits.TODAY]).toEqual(["all", "TODAY"]);
});

test("specification §9: sizes and durations of the specification", () => {
  expect(limits.PAGE_SIZE).toBe(12);
  expect(limits.REQUEST_TIMEOUT_MS).toBe(120_000);
  expect(limits.TOKEN_REFRESH_BEFORE_EXPIRY_MS).toBe(180_000);
  expect(limits.STORAGE_EXPIRY_MS).toBe(14 * 24 * 3_600_000);
  expect(limits.VISITOR_EXPIRY_MS).toBe(5 * 24 * 3_600_000);
  expect(limits.METADATA_CACHE_ENTRIES).toBe(5);
  expect(limits.DEFAULT_IMAGE_EXTENSION).toBe("png");
  expect(limits.STORAGE_KEY_LENGTH).toBe(16);
});

test("UI-042, UI-043, UI-044: icons are stored for 168 hours, asked for 2 s, and of the next resource after 750 ms", () => {
  expect(limits.ICON_CACHE_HOURS).toBe(168);
  expect([limits.ICON_REQUEST_TIMEOUT_MS, limits.ICON_ROTATE_MS]).toEqual([2_000, 750]);
});

test("FND-017: an app error is Error404 or Error500", () => {
  expect(appErrorTypes).toEqual(["Error404", "Error500"]);
});

test("FND-071, FND-072, FND-073: one rule decides whether the owner is a person or an agent", () => {
  expect(ownerKinds).toEqual(["person", "agent"]);
  expect(ownerKind("user")).toBe("person");
  expect(ownerKind("api")).toBe("agent");
});

import { describe, expect, test } from "vitest";
import { checkDataDir, readSettings } from "./settings.ts";

const read = (env: Record<string, string>) => readSettings(env, 3, "/srv/hjem");

describe("the environment of a start", () => {
  test("says nothing: port 3000, .data beside the code, demo", () => {
    expect(read({})).toMatchObject({ port: 3000, dataDir: "/srv/hjem/.data", isDemo: true });
  });

  test("a live start is one only when it says so", () => {
    expect(read({ HJEM_MODE: "live" }).isDemo).toBe(false);
    expect(() => read({ HJEM_MODE: "production" })).toThrow(/demo or live/);
  });

  test.each(["0", "abc", "65533", "3000.5"])(
    "PORT=%s is refused, for the parts need three more",
    (PORT) => {
      expect(() => read({ PORT })).toThrow(/PORT must be a whole number from 1 to 65532/);
    },
  );

  test("a DATABASE_URL that is none is refused without being repeated", () => {
    expect(() => read({ DATABASE_URL: "mysql://secret@host/db" })).toThrow(/postgres:\/\//);
    expect(() => read({ DATABASE_URL: "mysql://secret@host/db" })).not.toThrow(/secret/);
  });

  test("a folder that cannot be made is named", () => {
    expect(() => checkDataDir("/dev/null/data")).toThrow(/DATA_DIR \/dev\/null\/data/);
  });
});

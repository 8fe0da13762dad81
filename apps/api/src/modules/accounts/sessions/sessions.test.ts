import { expect, test } from "vitest";
import { openAccountTest, PASSWORD } from "../../../testing/account-tests.ts";
import { testSecrets } from "../../../testing/test-app.ts";
import { createSessions } from "./sessions.ts";

const EMAIL = "kari@example.no";

test("a session that one process has ended is accepted by another for 5 seconds at most", async () => {
  const api = await openAccountTest();
  const { db, clock } = api;
  await api.person(EMAIL);
  await api.browser().call("/api/login", { body: { email: EMAIL, password: PASSWORD } });
  const { id, account_id: accountId } = await db
    .selectFrom("session")
    .select(["id", "account_id"])
    .executeTakeFirstOrThrow();
  const processOf = () => createSessions({ db, keys: testSecrets.keys, now: () => clock.now });
  const [one, other] = [processOf(), processOf()];
  expect(await other.find(id)).toMatchObject({ accountId });

  await one.end(accountId, id);
  expect(await one.find(id)).toBeNull();
  clock.now += 5_000;
  expect(await other.find(id)).toBeNull();
  await api.close();
});

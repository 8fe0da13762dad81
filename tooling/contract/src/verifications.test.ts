import { verificationsApi } from "@hjem/api-client/endpoints/verifications";
import { checkResponses } from "@hjem/api-client/response-checks";
import { openTestApp, type TestApp } from "@hjem/api/testing/test-app";
import { testDemo } from "@hjem/api/testing/test-demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSignedIn } from "./account-browser.ts";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ demo: testDemo });
  checkResponses();
});
afterAll(() => server.close());

test("the client reads what is verified of a person; without a number there is no code to send or confirm", async () => {
  const { dispatch, problems } = await openSignedIn(server, {
    email: "kari@example.com",
    password: "fire blå båter",
  });
  const { getOwnVerifications, sendPhoneCode, confirmPhoneCode } = verificationsApi.endpoints;
  const own = await dispatch(getOwnVerifications.initiate()).unwrap();
  expect(own.verifications.map(({ kind }) => kind)).toEqual(["email"]);
  expect(own.phone).toBe("none");
  const refused = { status: expect.any(Number), code: expect.any(String) };
  expect((await dispatch(sendPhoneCode.initiate())).error).toMatchObject(refused);
  const confirmed = await dispatch(confirmPhoneCode.initiate({ code: "123456" }));
  expect(confirmed.error).toMatchObject(refused);
  expect(problems).toEqual([]);
});

import { renderWithStorefront } from "@hjem/storefront/testing";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { emptyDraft } from "../testing/sample-draft.ts";
import { feature } from "../testing/test-feature.ts";
import { SavedStatus } from "./saved-status.tsx";

test("when a draft was saved is told in the time of the device, wherever the home lies", async () => {
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
  zone.mockReturnValue({ timeZone: "Australia/Perth" } as Intl.ResolvedDateTimeFormatOptions);
  onTestFinished(() => zone.mockRestore());
  const savedAt = Date.parse("2026-11-21T09:00:00Z");
  await renderWithStorefront(
    <SavedStatus
      edited={{ draft: emptyDraft(), saving: "saved", savedAt, message: undefined, conflict: null }}
      editor={{ save: async () => true }}
    />,
    { region: "no", features: [feature] },
  );
  await expect.element(page.getByText("Lagret kl. 17:00")).toBeVisible();
});

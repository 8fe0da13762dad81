import { alive, open } from "../site/alive.ts";
import { expect, test } from "../site/test.ts";

test("PROP-046, PROP-059: a project shows where it stands and its homes; one is opened, and leads back to it", async ({
  page,
  server,
  site,
}) => {
  const answer = await server.post("/api/v2/property/search", {
    data: { listing_type: "new_homes", size: 100 },
  });
  const { data }: { data: ProjectResult[] } = await answer.json();
  const project = data.find((home) => home.child_property_id.length > 0);
  if (!project) throw new Error("The market has no project.");
  await open(page, `/property/${project.agency_id}/${project.property_id}`);

  const steps = page.getByRole("listitem").filter({ hasText: /\d{4}$/ });
  await expect(steps.and(page.locator("[data-task=done]"))).toHaveCount(1);
  await expect(page.locator("[aria-current=step]")).toHaveCount(1);

  const units = page.getByRole("table").getByRole("link");
  await expect(units).toHaveCount(project.child_property_id.length);
  const name = (await units.first().innerText()).trim();
  await units.first().click();
  await expect(
    page.getByRole("heading", { name: site.word("Other homes in the project") }),
  ).toBeVisible();
  await expect(page.getByRole("table").locator("[aria-current=page]")).toHaveText(name);
  await expect(page.getByRole("table").getByRole("link")).toHaveCount(
    project.child_property_id.length - 1,
  );

  await alive(page);
  await page.getByRole("main").locator(`a[href$="${project.property_id}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${project.property_id}$`));
  await expect(units).toHaveCount(project.child_property_id.length);
});

interface ProjectResult {
  agency_id: string;
  property_id: string;
  child_property_id: string[];
}

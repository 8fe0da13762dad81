import { hydrated, open } from "../site/hydrated.ts";
import { expect, test } from "../site/test.ts";

test(
  "PROP-046, PROP-059: a project shows its progress and its homes; one is opened, and links back to it",
  { tag: "@no" },
  async ({ page, server, site }) => {
    const response = await server.post("/api/v2/property/search", {
      data: { listing_type: "new_homes", size: 100 },
    });
    const { data }: { data: ProjectResult[] } = await response.json();
    const project = data.find((home) => home.matching_units !== null);
    if (!project) throw new Error("The market has no project.");
    await open(page, `/property/${project.agency_id}/${project.property_id}`);

    const steps = page.getByRole("listitem").filter({ hasText: /\d{4}$/ });
    await expect(steps.and(page.locator("[data-progress=done]"))).toHaveCount(1);
    await expect(page.locator("[aria-current=step]")).toHaveCount(1);

    // Those of its heads sort the table.
    const units = page.getByRole("table").locator("tbody").getByRole("link");
    await expect(units).toHaveCount(project.child_property_id.length);
    const name = (await units.first().innerText()).trim();
    await units.first().click();
    await expect(
      page.getByRole("heading", { name: site.word("Other homes in the project") }),
    ).toBeVisible();
    await expect(page.getByRole("table").locator("[aria-current=page]")).toHaveText(name);
    await expect(units).toHaveCount(project.child_property_id.length - 1);

    await hydrated(page);
    await page.getByRole("main").locator(`a[href$="${project.property_id}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${project.property_id}$`));
    await expect(units).toHaveCount(project.child_property_id.length);
  },
);

test(
  "D55: a search finds a project through its homes and links to those that match; one by one they are listed by themselves",
  { tag: "@au" },
  async ({ page, server, site }) => {
    const find = async (filter: object) => {
      const body = { data: { listing_type: "new_homes", bedroom_min: 2, size: 100, ...filter } };
      const response = await server.post("/api/v2/property/search", body);
      const found: { data: ProjectResult[]; pagination: { total: number } } = await response.json();
      return found;
    };
    const { data } = await find({});
    const project = data.find((home) => home.matching_units !== null);
    if (!project?.matching_units) throw new Error("No project has homes of two bedrooms.");
    const { count } = project.matching_units;
    const all = project.child_property_id.length;
    const query = `listingType=new_homes&bedroomMin=2&propertyId=${project.property_id}`;
    await open(page, `/list?${query}`);
    const line = page.getByRole("link", { name: new RegExp(`^${count} \\D+ ${all} `) });
    await line.click();
    await expect(page).toHaveURL(new RegExp(`${project.property_id}\\?.*bedroomMin=2#units$`));
    const rows = page.getByRole("table").getByRole("row");
    const marked = rows.filter({ hasText: site.word("Matches your search") });
    await expect(marked).toHaveCount(count);
    await expect(rows.nth(1)).toContainText(site.word("Matches your search"));
    await expect(
      page.getByRole("heading", { name: site.word("Homes in the project") }),
    ).toBeInViewport();
    await page.getByRole("link", { name: site.word("Show all homes") }).click();
    await expect(marked).toHaveCount(0);

    const { pagination } = await find({ group_units: false, property_id: [project.property_id] });
    expect(pagination.total).toBe(count);
    await open(page, `/list?${query}&groupUnits=false`);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(Math.min(12, count));
    const chip = page.getByRole("link", { name: site.word("Individual homes in projects") });
    await chip.first().click();
    await expect(line).toBeVisible();
  },
);

interface ProjectResult {
  matching_units: { count: number; price_min: number | null } | null;
  agency_id: string;
  property_id: string;
  child_property_id: string[];
}

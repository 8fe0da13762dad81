import type { Meta, StoryObj } from "@storybook/react-vite";
import { Carousel } from "../carousel/carousel.tsx";
import { EnergySquare } from "../energy/energy-square.tsx";
import { Fact, Facts, When } from "../facts/facts.tsx";
import { BathIcon, BedIcon, CarIcon } from "../icon/result-icons.ts";
import { CalendarIcon } from "../icon/subject-icons.ts";
import { Ledger, LedgerRow } from "../ledger/ledger.tsx";
import { Price } from "../price/price.tsx";
import { SkeletonCard, SkeletonRow } from "../skeleton/skeleton.tsx";
import layout from "../styles/layout.module.css";
import text from "../styles/text.module.css";
import { Tag } from "../tag/tag.tsx";
import { demoHome, demoPhotos } from "../testing/demo-photos.ts";
import { Card, CardLine, CardTitle, Row } from "./card.tsx";

const meta = {
  title: "Kit/Card",
  component: Card,
  args: { photo: null, children: null },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** A search result: Card in a grid, where pictures lead, and Row in a list, where figures lead. Put the price first, then title and facts. Not a general box: cards are never placed inside cards. The skeletons have the same size.

**Accessibility.** An article whose heading (level 3) holds one link that covers the whole card; the heart and the arrows lie above it. A screen reader finds results by heading and hears one link per home.
        `,
      },
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

const australian = (
  <Card
    photo={
      <Carousel
        photos={[demoPhotos.brick, demoPhotos.living]}
        href="#home"
        sizes="400px"
        tags={<Tag>Auction</Tag>}
      />
    }
  >
    <Price>$1,120,000 – $1,230,000</Price>
    <CardTitle href="#home">8 Rossmoyne Street, Thornbury VIC 3071</CardTitle>
    <Facts>
      <Fact icon={BedIcon} label="3 bedrooms">
        3
      </Fact>
      <Fact icon={BathIcon} label="1 bathroom">
        1
      </Fact>
      <Fact icon={CarIcon} label="2 car spaces">
        2
      </Fact>
      <Fact>402 m²</Fact>
    </Facts>
    <When icon={CalendarIcon}>Auction Sat 12 Dec, 10:30 am</When>
  </Card>
);

export const InGrid: Story = {
  globals: { region: "au", language: "en" },
  render: () => (
    <div className={layout.cards}>
      {australian}
      <SkeletonCard />
    </div>
  ),
};

export const InList: Story = {
  render: () => (
    <div>
      <Row
        photo={
          <Carousel
            photos={demoHome}
            href="#home"
            sizes="272px"
            marks="count"
            total={31}
            tags={<Tag tone="signal">Først på Hjem</Tag>}
          />
        }
        ledger={
          <Ledger variant="row">
            <LedgerRow label="Prisantydning" isLead>
              6 490 000 kr
            </LedgerRow>
            <LedgerRow label="Totalpris">6 653 340 kr</LedgerRow>
            <LedgerRow label="Pris per m²" isMinor>
              44 955 kr
            </LedgerRow>
            <LedgerRow label="Din månedskostnad" isMine>
              32 170 kr
            </LedgerRow>
          </Ledger>
        }
      >
        <CardLine>Nardo · Enebolig · Eier (selveier)</CardLine>
        <CardTitle href="#home">
          Innholdsrik enebolig med solrik hage og utsikt mot Bymarka
        </CardTitle>
        <p className={`${text.small} ${text.secondary}`}>Nardovegen 12, 7032 Trondheim</p>
        <Facts>
          <Fact>148 m² BRA-i</Fact>
          <Fact>4 soverom</Fact>
          <Fact>2 etasjer</Fact>
          <Fact>1956</Fact>
          <Fact>
            <EnergySquare grade="D" />
          </Fact>
        </Facts>
        <When icon={CalendarIcon}>Visning tor. 3. des. kl. 17:00–17:45</When>
        <CardLine>Fjordgløtt Eiendom · 3 dager på Hjem</CardLine>
      </Row>
      <SkeletonRow />
    </div>
  ),
};

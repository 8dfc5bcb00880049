import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Combobox, DataTable, LineChart, MultiSelect, TagField } from "../eager.ts";
import {
  AvatarGroup,
  Banner,
  Breadcrumbs,
  Button,
  CheckboxGroup,
  CompactNumber,
  CountBadge,
  type DataTableColumn,
  DateField,
  DateRangeField,
  DescriptionList,
  DueDate,
  ErrorState,
  FileDrop,
  FormErrorSummary,
  FormField,
  IconButton,
  Link,
  LoadMore,
  Money,
  NumberField,
  Pagination,
  Progress,
  RelativeTime,
  RequirementBadge,
  SearchField,
  Sparkline,
  Spinner,
  Stepper,
  Switch,
  Tag,
  TextField,
  Timeline,
  Toolbar,
  UiProvider,
  useClock,
  useSelection,
} from "../index.ts";
import { english } from "../testing/english.ts";
import { Case, Gallery, Row } from "../testing/Gallery.tsx";

const meta = { title: "基礎/ほかの言葉", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const media = [
  { value: "reel", label: "Reel" },
  { value: "story", label: "Story" },
];
const columns: DataTableColumn<{ id: string; name: string }>[] = [
  { key: "name", header: "Name", cell: (row) => row.name },
];
const rows = [{ id: "1", name: "Rin Sasaki" }];
const MINUTE = 60_000;

/** Only the words of the components themselves: what an app passes in is its own. */
function Screen({ now }: { now: number }) {
  const { selection } = useSelection();
  return (
    <Gallery>
      <Case name="Actions">
        <Row>
          <Button loading>Save</Button>
          <IconButton icon="bell" label="Notices" count={3} />
          <Link href="#terms" external>
            Terms
          </Link>
          <Tag onRemove={nothing}>Autumn</Tag>
          <Spinner />
          <RequirementBadge kind="required" />
          <CountBadge count={120} label="Unread" />
        </Row>
        <Toolbar selectedCount={12} />
        <Breadcrumbs items={["Projects", "2026", "Autumn", "Lip", "Posts"]} />
        <Pagination page={2} perPage={50} total={1234} onPageChange={nothing} onPerPageChange={nothing} />
        <LoadMore shown={50} total={1234} hasMore onLoadMore={nothing} />
        <Stepper label="Import" steps={["Choose", "Map"]} current={1} />
      </Case>
      <Case name="Fields">
        <FormErrorSummary errors={[{ id: "name", message: "Enter a name." }]} />
        <FormField id="name" label="Name" requirement="required">
          <TextField limit={5} defaultValue="Rin Sasaki" />
        </FormField>
        <NumberField aria-label="Fee" defaultValue={50_000} />
        <DateField aria-label="Due" defaultValue="2026-11-24" />
        <DateRangeField label="Period" defaultValue={{ from: "2026-12-15", to: "2026-12-01" }} />
        <Combobox aria-label="Kind" options={media} defaultValue="reel" />
        <MultiSelect aria-label="Kinds" options={media} defaultValue={["reel"]} />
        <TagField aria-label="Tags" defaultValue={["PR"]} />
        <SearchField label="Find" defaultValue="lip" />
        <CheckboxGroup label="Kinds" options={media} selectAll />
        <Switch label="Notify me" loading />
        <FileDrop
          label="CSV file"
          files={[{ key: "1", name: "creators.csv", size: 850 }]}
          onRemove={nothing}
          onFiles={nothing}
        />
      </Case>
      <Case name="Data">
        <Row>
          <CompactNumber value={123_456} />
          <Money value={50_000} tax="excluded" notation="word" />
          <Money value={null} />
          <RelativeTime value={now - 3 * MINUTE} />
          <DueDate on="2026-11-01" />
          <Sparkline label="Views" values={[1, 5, null, 3]} />
          <AvatarGroup people={[{ name: "Rin" }, { name: "" }]} />
        </Row>
        <DataTable
          label="Creators"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          rowLabel={(row) => row.name}
          selection={selection}
          columnSettings
        />
        <DescriptionList
          items={[
            { term: "Phone", description: "03-1234-5678", copy: "03-1234-5678" },
            { term: "Fax", description: null },
          ]}
        />
        <Timeline
          items={[{ key: "1", at: new Date(now - 26 * 60 * MINUTE).toISOString(), content: "Approved" }]}
          byDay
          onLoadMore={nothing}
        />
        <LineChart label="Views" x={["2026-11-19", "2026-11-20"]} xLabel="Day" series={[]} />
        <Progress label="Importing" value={1200} max={5000} remaining={95} />
      </Case>
      <Case name="States">
        <Banner onClose={nothing}>Saved</Banner>
        <ErrorState error="The server did not answer." requestId="01JD2" onRetry={nothing} />
      </Case>
    </Gallery>
  );
}

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;
const said = (root: Element) =>
  [...root.querySelectorAll("*")].flatMap((element) => [
    ...[...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? ""),
    ...["aria-label", "aria-valuetext", "title", "placeholder", "alt"].map(
      (name) => element.getAttribute(name) ?? "",
    ),
  ]);

/** `UiProvider words`: every word that components say themselves, in English. */
export const English: Story = {
  name: "英語にする",
  render: () => <InEnglish />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Columns" })).toBeVisible();
    const screen = canvasElement.querySelector("[lang=en]") as Element;
    await expect(said(screen).filter((text) => JAPANESE.test(text))).toEqual([]);
  },
};

function InEnglish() {
  const clock = useClock();
  return (
    <UiProvider words={english} clock={clock}>
      <div lang="en">
        <Screen now={clock()} />
      </div>
    </UiProvider>
  );
}

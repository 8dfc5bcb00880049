import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { DataTable, EventCalendar, ImagePreview, KanbanBoard, LineChart, Tree } from "../eager.ts";
import { UiProvider } from "../theme/UiProvider.tsx";
import { AppShell } from "./AppShell/AppShell.tsx";
import { DateField } from "./DateField/DateField.tsx";
import { Logo } from "./Logo/Logo.tsx";
import { Progress } from "./Progress/Progress.tsx";
import { Skeleton } from "./Skeleton/Skeleton.tsx";
import { Sparkline } from "./Sparkline/Sparkline.tsx";

// A policy without `style-src-attr` takes no such attribute from markup, only from a script.

const rows = Array.from({ length: 300 }, (_, index) => ({ id: String(index), name: `クリエイター${index}` }));
const nothing = () => undefined;

/** With what each of them could only say in a style attribute, and where it then stands in the markup. */
const drawings: Record<string, { element: ReactElement; says?: string }> = {
  AppShell: {
    element: (
      <AppShell nav={null} companyColor="#b3246b" locationKey="/">
        本文
      </AppShell>
    ),
    says: 'fill="#b3246b"',
  },
  Chart: {
    element: <LineChart label="再生数" x={[]} xLabel="日" series={[]} height={321} loading />,
    says: 'height="321"',
  },
  DataTable: {
    element: (
      <DataTable
        label="クリエイター"
        columns={[{ key: "name", header: "名前", width: 173, cell: (row: { name: string }) => row.name }]}
        rows={rows}
        rowKey={(row) => row.id}
        rowHeight={64}
        maxHeight={400}
      />
    ),
    says: '<col data-column="name" width="173"',
  },
  DateField: { element: <DateField aria-label="納品日" value="2026-11-20" onValueChange={nothing} /> },
  EventCalendar: {
    element: (
      <EventCalendar
        label="予定"
        day="2026-11-01"
        entries={[{ key: "a", day: "2026-11-20", label: "納品", color: "#b3246b" }]}
        onOpen={nothing}
      />
    ),
    says: 'stroke="#b3246b"',
  },
  ImagePreview: {
    element: (
      <ImagePreview
        images={[{ src: "/a.png", alt: "写真", name: "写真" }]}
        index={0}
        onIndexChange={nothing}
        onClose={nothing}
      />
    ),
  },
  KanbanBoard: {
    element: (
      <KanbanBoard
        label="案件"
        columns={[{ key: "a", title: "確認中", color: "#b3246b", cards: [] }]}
        cardKey={String}
        cardLabel={String}
        renderCard={nothing}
      />
    ),
    says: 'fill="#b3246b"',
  },
  Logo: { element: <Logo size={48} />, says: 'width="48"' },
  Progress: { element: <Progress label="取込中" value={37} max={100} />, says: 'width="37%"' },
  Skeleton: { element: <Skeleton shape="block" width={120} height={64} />, says: 'height="64"' },
  Sparkline: { element: <Sparkline label="推移" values={[]} error="読み込めませんでした。" /> },
  Tree: {
    element: <Tree label="区分" items={rows.map(({ id, name }) => ({ key: id, label: name }))} />,
  },
};

it.each(Object.entries(drawings))(
  "draws %s on a server without a style attribute",
  (_, { element, says }) => {
    const html = renderToString(<UiProvider>{element}</UiProvider>);
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    if (says) expect(html).toContain(says);
  },
);

it("holds whatever writes a style attribute in a browser to that", () => {
  const files = globSync("*/**/*.tsx", { cwd: import.meta.dirname }).filter(
    (file) => !/\.(stories|test)\.|\/testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const writing = files.filter((file) =>
    /\sstyle[=:]\s*\{/.test(readFileSync(join(import.meta.dirname, file), "utf8")),
  );
  const folders = new Set(writing.map((file) => file.split("/")[0]));
  expect(Object.keys(drawings)).toEqual(expect.arrayContaining([...folders]));
});

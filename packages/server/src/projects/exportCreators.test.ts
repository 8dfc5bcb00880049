import {
  assignCreators,
  blankProject,
  type CellValue,
  createProject,
  editProjectCells,
  exportProjectCreators,
  type ProjectColumn,
  updateProjectColumns,
} from "@tsumugi/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import {
  createTestApp,
  insertCompany,
  insertManagedCreator,
  insertMember,
  type TestApp,
} from "../testing/index.ts";

let app: TestApp;
let company: { uid: string };
let staff: { uid: string };
let viewer: { uid: string };
let stranger: { uid: string };
let project_uid: string;
let creator_uids: string[];

const own = (key: string, label: string, type: ProjectColumn["type"]): ProjectColumn => ({
  key,
  label,
  type,
  options: [],
  hidden: false,
  width: null,
});

type Query = Parameters<typeof asked>[1];
const asked = (
  who: { uid: string },
  query: { keyword?: string; sort?: string; encoding?: "utf-8" | "shift_jis" } = {},
) => app.as(who).fetch(exportProjectCreators, { params: { id: project_uid }, query });

/** Lines by header; no cell of these tests holds a comma. */
async function file(who: { uid: string }, query: Query = {}) {
  const bytes = await (await asked(who, query)).arrayBuffer();
  const text = new TextDecoder(query.encoding ?? "utf-8").decode(bytes);
  const [header = [], ...rows] = text
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
  return {
    header,
    rows: rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at]]))),
  };
}

beforeAll(async () => {
  app = await createTestApp();
  await app.run(async () => {
    company = await insertCompany({ permission: ["csv_export"] });
    staff = await insertMember(company, "staff", { name: "小川 拓真" });
    viewer = await insertMember(company, "viewer");
    stranger = await insertMember(await insertCompany({ permission: ["csv_export"] }), "admin");
    const [hana, mio] = await Promise.all([
      insertManagedCreator(company, { display_name: "はな" }),
      insertManagedCreator(company, { display_name: "=みお" }),
    ]);
    creator_uids = [hana.uid, mio.uid];
  });
  const as = app.as(staff);
  const { body: project } = await as.call(createProject, { body: { ...blankProject, name: "春の新作" } });
  project_uid = project.uid;
  const params = { id: project_uid };
  await as.call(assignCreators, { params, body: { creator_uids } });
  const columns = [
    ...project.columns.map((column) => (column.key === "followers" ? { ...column, hidden: true } : column)),
    own("skin", "肌質", "text"),
    own("helper", "手伝い", "member"),
    own("paid_extra", "交通費", "yen"),
    own("done", "撮影済み", "check"),
  ];
  await as.call(updateProjectColumns, { params, body: { columns, version: project.version } });
  const [first = "", second = ""] = creator_uids;
  const change = (creator_uid: string, column: string, value: CellValue) => ({
    creator_uid,
    column,
    value,
    was: null,
  });
  const { body } = await as.call(editProjectCells, {
    params,
    body: {
      changes: [
        change(first, "fee", 80_000),
        change(second, "fee", 30_000),
        change(first, "skin", "乾燥肌"),
        change(first, "helper", staff.uid),
        change(first, "paid_extra", 1200),
        { ...change(first, "done", true), was: false },
      ],
    },
  });
  expect(body.refused).toEqual([]);
});

describe("the sheet as a file", () => {
  it("has every column in its order, also hidden ones, and the rows as the filter and the order have them", async () => {
    const { header, rows } = await file(staff, { sort: "-fee" });
    expect(header.slice(0, 3)).toEqual(["クリエイター", "メールアドレス", "ステータス"]);
    expect(header).toEqual(expect.arrayContaining(["フォロワー数", "肌質", "手伝い", "交通費", "撮影済み"]));
    expect(rows.map((row) => [row.クリエイター, row["報酬（税抜）"]])).toEqual([
      ["はな", "80000"],
      ["'=みお", "30000"],
    ]);
    expect(rows[0]).toMatchObject({ 肌質: "乾燥肌", 手伝い: "小川 拓真", 交通費: "1200", 撮影済み: "済み" });
    expect(rows[1]).toMatchObject({ 肌質: "", 手伝い: "", 交通費: "", 撮影済み: "" });
    expect((await file(staff, { keyword: "はな" })).rows).toHaveLength(1);
  });

  it("is read by old spreadsheets, too", async () => {
    const { rows } = await file(staff, { encoding: "shift_jis", sort: "-fee" });
    expect(rows[0]).toMatchObject({ クリエイター: "はな", 肌質: "乾燥肌" });
  });

  it("tells a viewer nothing of fees", async () => {
    const { header, rows } = await file(viewer);
    expect(header).not.toContain("報酬（税抜）");
    expect(header).not.toContain("交通費");
    expect(JSON.stringify(rows)).not.toMatch(/80000|30000|1200/);
    expect((await asked(viewer, { sort: "fee" })).status).toBe(403);
  });

  it("is nobody else's, and needs the contract to grant it", async () => {
    expect((await asked(stranger)).status).toBe(404);
    const plain = await app.run(async () => insertMember(await insertCompany({ permission: [] }), "admin"));
    expect((await asked(plain)).status).toBe(403);
  });
});

leavesInTheLog(() => app, ["project_creators.export"]);

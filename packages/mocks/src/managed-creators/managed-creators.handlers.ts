import {
  bulkCreateFromOpenCreators,
  bulkUpdateManagedCreators,
  type CustomBody,
  checkExport,
  connectOpenCreator,
  createFromOpenCreator,
  createManagedCreator,
  type DuplicatePair,
  decideDuplicatePair,
  deleteManagedCreator,
  exportManagedCreators,
  fetchConnectedCreator,
  findDuplicates,
  getErasureImpact,
  getManagedCreator,
  getMergeImpact,
  isBlankCustom,
  listCreatorFees,
  listCreatorProjects,
  listCreatorTags,
  listCreatorTimeline,
  listDuplicatePairs,
  listManagedCreators,
  type ManagedCreator,
  mergeManagedCreators,
  searchConnectedCreator,
  type TimelineGroup,
  undoBulkUpdate,
  updateManagedCreator,
} from "@tsumugi/contract";
import { dayFromToday, NOW } from "../core/clock.ts";
import { indexOf, pageBy, pageOf, uidOf } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import { buildOpenCreator } from "../creators/creators.fixtures.ts";
import { buildGenre } from "../genres/genres.fixtures.ts";
import {
  buildAccountsToMerge,
  buildCreatorFees,
  buildCreatorProjects,
  buildErasureImpact,
  buildManagedCreator,
  buildManagedCreatorDetail,
  buildPlatformAccount,
} from "./managed-creators.fixtures.ts";
import { buildTimeline } from "./timeline.fixtures.ts";

type Written = Partial<Omit<ManagedCreator, "accounts" | "genres" | "owner" | "custom_values">> & {
  custom_values?: CustomBody;
  genre_uids?: readonly string[];
  owner_uid?: string | null;
  accounts?: readonly { platform: ManagedCreator["accounts"][number]["platform"]; handle: string }[];
  restore?: true;
};

/** What the server answers to a record that was just written. */
function written(body: Written, index: number): ManagedCreator {
  const { genre_uids, owner_uid, accounts, restore, custom_values = {}, ...plain } = body;
  return buildManagedCreator(
    {
      ...plain,
      custom_values: Object.fromEntries(
        Object.entries(custom_values).flatMap(([uid, value]) =>
          value === null || isBlankCustom(value) ? [] : [[uid, value]],
        ),
      ),
      ...(restore && { archived_at: null, erase_on: null }),
      ...(genre_uids && { genres: genre_uids.map((uid) => buildGenre({}, indexOf(uid))) }),
      ...(owner_uid === null && { owner: null }),
      ...(accounts && {
        accounts: accounts.map(({ platform, handle }) => buildPlatformAccount({ platform, handle }, index)),
      }),
    },
    index,
  );
}

const CSV = "\uFEFF表示名,氏名\r\nみお｜毎日スキンケア,佐々木 美桜\r\n";

const TOTAL = 24;
const NEW = TOTAL + 1;

const TAG_COUNTS = [
  { name: "敏感肌", count: 8 },
  { name: "プチプラ", count: 6 },
  { name: "動画が得意", count: 5 },
];

const groups: Readonly<Record<string, TimelineGroup>> = {
  job_sent: "jobs",
  job_status: "jobs",
  post: "posts",
  comment: "messages",
};

const buildDuplicatePairs = (): DuplicatePair[] => {
  const left = buildManagedCreator({}, 3);
  const { display_name, kana, email } = left;
  const right = buildManagedCreator({ display_name: `${display_name}（旧）`, kana, email }, 9);
  return [{ left, right, reasons: ["email", "kana"] }];
};

export const managedCreatorsHandlers = [
  mockEndpoint(bulkUpdateManagedCreators, ({ body: { selection } }) => {
    const matched = "uids" in selection ? selection.uids.length : TOTAL - selection.except.length;
    return { change_uid: "change_001", matched, changed: matched, skipped: [], skipped_count: 0 };
  }),
  mockEndpoint(undoBulkUpdate, () => ({ restored: 2, skipped: [], skipped_count: 0 })),
  mockEndpoint(exportManagedCreators, () => fileResponse(CSV, "クリエイター_20261120.csv")),
  mockEndpoint(checkExport, ({ body }) =>
    body.encoding === "shift_jis"
      ? { rows: TOTAL, lost: 3, samples: ["𠮷", "👍"] }
      : { rows: TOTAL, lost: 0, samples: [] },
  ),
  mockEndpoint(findDuplicates, () => ({ items: [] })),
  mockEndpoint(listDuplicatePairs, () => {
    const items = buildDuplicatePairs();
    return { items, next_cursor: null, total: items.length };
  }),
  mockEndpoint(decideDuplicatePair, () => undefined),
  mockEndpoint(getErasureImpact, () => buildErasureImpact()),
  mockEndpoint(getMergeImpact, () => ({
    project_count: 3,
    room_count: 2,
    post_count: 4,
    notice_count: 0,
    shared_projects: [],
    bank_accounts: buildAccountsToMerge(),
  })),
  mockEndpoint(mergeManagedCreators, ({ params }) => buildManagedCreator({}, indexOf(params.id))),
  mockEndpoint(listCreatorFees, () => ({ items: buildCreatorFees() })),
  mockEndpoint(listCreatorProjects, () => ({ items: buildCreatorProjects(), dm_room_uid: "room_001" })),
  mockEndpoint(listCreatorTimeline, ({ query }) => {
    const groupOf = (kind: string) => groups[kind] ?? "changes";
    const items = buildTimeline().filter(({ kind }) => query.group?.includes(groupOf(kind)) ?? true);
    return { items, next_cursor: null };
  }),
  mockEndpoint(listCreatorTags, () => ({ items: TAG_COUNTS })),
  mockEndpoint(listManagedCreators, ({ query }) => {
    if (query.format === "csv") return fileResponse(CSV, "クリエイター_20261120.csv");
    if (!query.archived) return pageBy(buildManagedCreator, TOTAL, query);
    return pageOf([buildManagedCreator({ archived_at: NOW, erase_on: dayFromToday(30) }, NEW)]);
  }),
  mockEndpoint(searchConnectedCreator, () => ({
    items: [3, 6, 9].map((index) => buildManagedCreator({}, index)),
  })),
  mockEndpoint(fetchConnectedCreator, ({ query }) => buildManagedCreator({}, indexOf(query.creator_uid))),
  mockEndpoint(getManagedCreator, ({ params }) => buildManagedCreatorDetail({}, indexOf(params.id))),
  mockEndpoint(createManagedCreator, ({ body }) => written({ ...body, version: 1 }, NEW)),
  mockEndpoint(updateManagedCreator, ({ params, body }) =>
    written({ ...body, version: (body.version ?? 1) + 1 }, indexOf(params.id)),
  ),
  mockEndpoint(deleteManagedCreator, ({ params }) =>
    buildManagedCreator({ archived_at: NOW, erase_on: dayFromToday(30) }, indexOf(params.id)),
  ),
  mockEndpoint(createFromOpenCreator, ({ body }) => buildManagedCreator({}, indexOf(body.open_creator_uid))),
  mockEndpoint(bulkCreateFromOpenCreators, ({ body }) => ({
    items: body.open_creator_uids.map((open_creator_uid) => ({
      open_creator_uid,
      result: "created" as const,
      managed_creator_uid: uidOf("managed_creator", indexOf(open_creator_uid)),
    })),
  })),
  mockEndpoint(connectOpenCreator, ({ params, body }) => {
    const { open_creator_uid } = body;
    const open = buildOpenCreator({}, indexOf(open_creator_uid ?? undefined));
    const creator = open_creator_uid ? { uid: open.uid, name: open.name, image: open.image } : null;
    return buildManagedCreator({ creator }, indexOf(params.id));
  }),
];

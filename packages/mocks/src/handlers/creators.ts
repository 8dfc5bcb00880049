import {
  adminSearchCreators,
  bulkCreateFromOpenCreators,
  checkImportTask,
  connectOpenCreator,
  createFromOpenCreator,
  createImportTask,
  createManagedCreator,
  deleteCreator,
  deleteManagedCreator,
  downloadImportErrors,
  fetchConnectedCreator,
  getCreator,
  getImportTaskStatus,
  getManagedCreator,
  listCreators,
  listGenres,
  listManagedCreators,
  type ManagedCreator,
  searchConnectedCreator,
  searchConnectTarget,
  updateManagedCreator,
} from "@tsumugi/contract";
import { dayFromToday, NOW } from "../core/clock.ts";
import { buildList, indexOf, pageOf, uidOf } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import { buildAdminCreator, buildOpenCreator, buildOpenCreatorDetail } from "../fixtures/creators.ts";
import { buildImportPreview, buildImportTask, buildRunningImportTask } from "../fixtures/importTasks.ts";
import {
  buildGenre,
  buildGenres,
  buildManagedCreator,
  buildManagedCreatorDetail,
  buildPlatformAccount,
} from "../fixtures/managedCreators.ts";

type Written = Partial<Omit<ManagedCreator, "accounts" | "genres" | "owner">> & {
  genre_uids?: readonly string[];
  owner_uid?: string | null;
  accounts?: readonly { platform: ManagedCreator["accounts"][number]["platform"]; handle: string }[];
  restore?: true;
};

/** What the server answers to a record that was just written. */
function written(body: Written, index: number): ManagedCreator {
  const { genre_uids, owner_uid, accounts, restore, ...plain } = body;
  return buildManagedCreator(
    {
      ...plain,
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
const NEW = 121;

/** Managed and open creators, genres and CSV imports. */
export const creatorHandlers = [
  mockEndpoint(listGenres, () => ({ items: buildGenres() })),

  mockEndpoint(listManagedCreators, ({ query }) => {
    if (query.format === "csv") return fileResponse(CSV, "クリエイター_20261120.csv");
    if (!query.archived) return { ...pageOf(buildList(buildManagedCreator, 12)), total: 120 };
    return pageOf([buildManagedCreator({ archived_at: NOW, erase_on: dayFromToday(30) }, 13)]);
  }),
  mockEndpoint(searchConnectedCreator, () => ({
    items: [3, 6, 9].map((index) => buildManagedCreator({}, index)),
  })),
  mockEndpoint(fetchConnectedCreator, ({ query }) => buildManagedCreator({}, indexOf(query.creator_uid))),
  mockEndpoint(getManagedCreator, ({ params }) => buildManagedCreatorDetail({}, indexOf(params.id))),
  mockEndpoint(createManagedCreator, ({ body }) => written({ ...body, version: 1 }, NEW)),
  mockEndpoint(updateManagedCreator, ({ params, body }) =>
    written({ ...body, version: body.version + 1 }, indexOf(params.id)),
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

  mockEndpoint(createImportTask, ({ body }) =>
    body.dry_run ? buildImportPreview() : buildRunningImportTask({ status: "queued", done: 0 }, 1),
  ),
  mockEndpoint(getImportTaskStatus, () => ({ task: buildImportTask({}, 1) })),
  mockEndpoint(checkImportTask, ({ params, body }) =>
    buildImportTask({ checked_at: NOW, undone_at: body.undo ? NOW : null }, indexOf(params.id)),
  ),
  mockEndpoint(downloadImportErrors, () =>
    fileResponse("表示名,理由\r\n,表示名が空です。表示名を入力してください。\r\n", "取り込めなかった行.csv"),
  ),

  mockEndpoint(listCreators, () => ({ ...pageOf(buildList(buildOpenCreator, 12)), total: 200 })),
  mockEndpoint(getCreator, ({ params }) => buildOpenCreatorDetail({}, indexOf(params.id))),
  mockEndpoint(deleteCreator, ({ params }) => ({ uid: params.id ?? "", deleted_at: NOW })),
  mockEndpoint(searchConnectTarget, () => ({
    items: [1, 2, 4].map((index) => buildOpenCreator({}, index)),
  })),
  mockEndpoint(adminSearchCreators, () => ({ items: [...buildList(buildAdminCreator, 5)] })),
];

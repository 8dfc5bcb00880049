import {
  createManagedCreator,
  errorCatalogue,
  getManagedCreator,
  listManagedCreators,
  type ManagedCreator,
  updateManagedCreator,
} from "@tsumugi/contract";
import { buildManagedCreator, buildManagedCreatorDetail, mockEndpoint, pageOf } from "@tsumugi/mocks";
import { HttpResponse } from "msw";

/** A server that remembers its creators: it does a POST once per key, and refuses a change of an old version. */
export function createRegistry() {
  let rows: readonly ManagedCreator[] = [1, 2].map((index) => buildManagedCreator({ version: 1 }, index));
  const done = new Map<string, ManagedCreator>();
  const put = (row: ManagedCreator) => {
    rows = rows.map((one) => (one.uid === row.uid ? row : one));
    return row;
  };
  const refused = (current: ManagedCreator) => {
    const { status, message } = errorCatalogue.stale_version;
    return HttpResponse.json(
      { code: "stale_version", message, request_id: "req_story", current },
      { status },
    );
  };
  const first = () => rows[0] as ManagedCreator;

  return {
    handlers: [
      mockEndpoint(listManagedCreators, () => pageOf(rows)),
      mockEndpoint(getManagedCreator, () => ({ ...buildManagedCreatorDetail({}, 1), ...first() })),
      mockEndpoint(createManagedCreator, ({ body, request }) => {
        const key = request.headers.get("idempotency-key") ?? "";
        const known = done.get(key);
        if (known) return known;
        const row = buildManagedCreator({ display_name: body.display_name, version: 1 }, rows.length + 1);
        rows = [...rows, row];
        done.set(key, row);
        return row;
      }),
      mockEndpoint(updateManagedCreator, ({ body }) => {
        const row = first();
        if (body.version !== row.version) return refused(row);
        return put({ ...row, memo: body.memo ?? row.memo, version: row.version + 1 });
      }),
    ],
    /** Somebody else saves the first one. */
    changeElsewhere: (memo: string) => put({ ...first(), memo, version: first().version + 1 }),
  };
}

export type Registry = ReturnType<typeof createRegistry>;

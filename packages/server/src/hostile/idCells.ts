import { type Endpoint, endpointName } from "@tsumugi/contract";
import type { EndpointWithSchemas } from "@tsumugi/contract/schemas";
import { fileOf, PNG } from "../testing/uploads.ts";
import { type Path, places, put, sample, schemaOf, waysOf } from "./sampleInput.ts";
import type { World } from "./world.ts";
import { idFor, paramsFor } from "./worldIds.ts";

export interface Input {
  readonly params: Record<string, string>;
  readonly query?: object;
  readonly body?: unknown;
}

/** One place of a call that takes an id: the same request with another company's id in it, and with one that never was. */
export interface IdCell {
  readonly endpoint: EndpointWithSchemas;
  readonly where: string;
  /** As an answer names it that complains of it. */
  readonly field: string;
  readonly foreign: Input;
  readonly missing: Input;
  /** The two ids: an answer may repeat what it was asked. */
  readonly ids: readonly [string, string];
}

const UUID = /^[0-9a-f]{8}-/;
/** Of the same shape as the id, so that the answer is about the row and not about the shape. */
const never = (id: string) => (UUID.test(id) ? "00000000-0000-7000-8000-00000000dead" : "never-was");

type Body = Record<string, unknown>;

/** Conditions on fields of the company's own are words of a form that no sample has. */
const chosen = ({ selection, ...body }: Body): Body => {
  const { filter, ...rest } = selection as Body;
  if (typeof filter !== "object" || filter === null) return { ...body, selection };
  const { custom: _, ...plain } = filter as Body;
  return { ...body, selection: { ...rest, filter: plain } };
};
/** Which values one of the company's own fields takes is said by its type. */
const withoutValue = ({ action, ...body }: Body): Body => {
  const asked = action as Body;
  return { ...body, action: "value" in asked ? { ...asked, value: null } : asked };
};
const exported = ({ sort: _, ...body }: Body): Body[] => [
  Object.assign(chosen(body), { columns: ["display_name"] }),
];
/** Anywhere else it stands at a part of the one draft. */
const onTheWhole = (body: Body): Body[] => [Object.assign({ ...body }, { place: { kind: "whole" } })];

/** What a sample from the schema alone would get wrong, so that every answer would be about that. */
const corrected: Readonly<Record<string, (body: Body) => Body[]>> = {
  addDraftComment: onTheWhole,
  addReplyDraftComment: onTheWhole,
  bulkUpdateManagedCreators: (body) => [withoutValue(chosen(body))],
  exportManagedCreators: exported,
  checkExport: exported,
  updateJobStatus: ({ creator_uid, creator_uids }) => [
    { creator_uid, job_status: "requested" },
    { creator_uids, job_status: "requested" },
  ],
  updateProjectColumns: ({ version }) => [
    { version, columns: [{ key: "creator", label: "クリエイター", type: null }] },
  ],
  updatePostFigures: (body) => [Object.assign({ ...body }, { figures: { reach: 1 } })],
  // No notice becomes a draft again: every answer would be about that.
  updateNoticeStatus: (body) => [{ ...body, status: "cancelled" }],
  updateNoticeStatuses: (body) => [{ ...body, status: "cancelled" }],
  updatePayee: () => [{ withholding_reason: "出演料のため" }],
  // Fees and days are those of the creators chosen.
  previewJob: ({ fees: _fees, days: _days, ...body }) => [body],
  // Choices are for one type only, and are named by the field that has them.
  createCustomField: ({ label }) => [{ label, type: "text" }],
  updateCustomField: ({ label, version }) => [{ label, version }],
  createUpload: ({ chat_room_uid }) => [{ chat_room_uid, file: fileOf(PNG), purpose: "chat" }],
};

/** Bodies that a call takes, with the world's ids in them: every branch of its schema is in one of them. */
export function bodiesOf({ name, schemas }: EndpointWithSchemas, world: World): (Body | undefined)[] {
  const schema = schemaOf(schemas.body);
  const sampled = Array.from({ length: waysOf(schema) }, (_, way) =>
    sample(schema, "body", (key) => idFor(world, key, name), way),
  ) as (Body | undefined)[];
  return sampled.flatMap((body) => (body && corrected[name]?.(body)) ?? [body]);
}

function requiredQuery(
  { name, schemas: { query } }: EndpointWithSchemas,
  world: World,
): Record<string, unknown> {
  const all = sample(schemaOf(query), "query", (key) => idFor(world, key, name)) ?? {};
  const { required = [] } = schemaOf(query);
  return Object.fromEntries(Object.entries(all).filter(([key]) => required.includes(key)));
}

const at = (value: unknown, path: Path) =>
  path.reduce<unknown>((each, key) => (each as Record<string, unknown>)[key], value);

/** Where two worlds' samples differ: there stands an id. Genres belong to no company, new ids are the caller's to make. */
function idPlaces(own: unknown, foreign: unknown) {
  return places(own).filter((path) => {
    const [a, b] = [at(own, path), at(foreign, path)];
    return (
      typeof a === "string" && a !== b && !UUID.test(a) && !path.some((key) => /genre/.test(String(key)))
    );
  });
}

/** What other companies' rows have no part in: ids of the platforms, and of places. */
const OF_OTHERS = /^\/(youtube|instagram|tiktok|twitter|company\/postal_codes|company\/platform_keys)\/\{/;

/** Every place of a call that names something of a company: in its path, its query and its body. */
export function idCells(endpoint: EndpointWithSchemas, own: World, other: World): IdCell[] {
  if (OF_OTHERS.test(endpoint.path)) return [];
  const params = paramsFor(own, endpoint.path);
  const theirs = paramsFor(other, endpoint.path);
  const query = requiredQuery(endpoint, own);
  const [body, ...more] = bodiesOf(endpoint, own);
  const cell = (
    part: string,
    path: readonly (string | number)[],
    id: string,
    make: (id: string) => Input,
  ): IdCell => {
    const missing = never(id);
    const field = path.join(".");
    return {
      endpoint,
      where: `${endpointName(endpoint)} ${part} ${field}`,
      field,
      foreign: make(id),
      missing: make(missing),
      ids: [id, missing],
    };
  };
  const inPath = Object.keys(params)
    .filter((key) => params[key] !== theirs[key] && key !== "token")
    .map((key) =>
      cell("path", [key], theirs[key] ?? "", (id) => ({
        params: Object.assign({ ...params }, { [key]: id }),
        query,
        body,
      })),
    );
  const [ownQuery, theirQuery] = [own, other].map(
    (world) =>
      sample(schemaOf(endpoint.schemas.query), "query", (key) => idFor(world, key, endpoint.name)) ?? {},
  );
  const inQuery = idPlaces(ownQuery, theirQuery).map((path) =>
    cell("query", path, String(at(theirQuery, path)), (id) => {
      const key = String(path[0]);
      return {
        params,
        query: Object.assign({ ...query }, { [key]: at(put(ownQuery, path, id), [key]) }),
        body,
      };
    }),
  );
  const theirBodies = bodiesOf(endpoint, other);
  const inBody = [body, ...more].flatMap((each, i) =>
    idPlaces(each, theirBodies[i]).map((path) =>
      cell("body", path, String(at(theirBodies[i], path)), (id) => ({
        params,
        query,
        body: put(each, path, id),
      })),
    ),
  );
  return [...inPath, ...inQuery, ...inBody];
}

/** A list of a call that names a row of the company's own beside one of another company, or beside none. */
export interface MixedCell {
  readonly endpoint: EndpointWithSchemas;
  readonly where: string;
  readonly foreign: Input;
  readonly missing: Input;
  /** The id of the other company's row, and the one that never was. */
  readonly ids: readonly [string, string];
}

/** How far the innermost list on the way to a place is; −1 without any. */
const listOn = (body: unknown, path: Path) =>
  path.findLastIndex((_, depth) => Array.isArray(at(body, path.slice(0, depth))));

/** A body with pictures as the ids of uploads, where the call takes any. */
const withPictures = (body: Body | undefined, { ids: { uploads = "" } }: World): Body[] =>
  body && Array.isArray(body.images) ? [Object.assign({ ...body }, { images: [uploads] })] : [];

/** Every list of a call's body that names something of a company, with a foreign row before the own one and behind it. */
export function mixedCells(endpoint: EndpointWithSchemas, own: World, other: World): MixedCell[] {
  if (OF_OTHERS.test(endpoint.path)) return [];
  const params = paramsFor(own, endpoint.path);
  const query = requiredQuery(endpoint, own);
  const theirs = bodiesOf(endpoint, other);
  const bodies = bodiesOf(endpoint, own).flatMap((body, i) => [
    [body, theirs[i]] as const,
    ...withPictures(body, own).map((each, n) => [each, withPictures(theirs[i], other)[n]] as const),
  ]);
  const seen = new Set<string>();
  return bodies.flatMap(([body, foreign]) =>
    idPlaces(body, foreign).flatMap((path) => {
      const depth = listOn(body, path);
      if (depth < 0) return [];
      const list = path.slice(0, depth);
      const element = (at(body, list) as unknown[])[0];
      const with_ = (id: string) => put(element, path.slice(depth + 1), id);
      const id = String(at(foreign, path));
      const places: readonly (readonly [string, (id: string) => unknown[]])[] = [
        ["behind", (asked) => [element, with_(asked)]],
        ["before", (asked) => [with_(asked), element]],
      ];
      return places.flatMap(([place, make]) => {
        const input = (asked: string): Input => ({ params, query, body: put(body, list, make(asked)) });
        const where = `${endpointName(endpoint)} ${path.join(".")} ${place}`;
        const content = JSON.stringify(input(id));
        if (seen.has(content)) return [];
        seen.add(content);
        return [
          { endpoint, where, foreign: input(id), missing: input(never(id)), ids: [id, never(id)] as const },
        ];
      });
    }),
  );
}

export const paramsOfNothing = ({ path }: Endpoint): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "nothing"]));

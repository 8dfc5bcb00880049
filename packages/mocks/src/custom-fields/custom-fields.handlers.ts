import {
  createCustomField,
  deleteCustomField,
  getCustomFieldUse,
  listCustomFields,
  orderCustomFields,
  updateCustomField,
} from "@tsumugi/contract";
import { buildList, indexOf, uidOf } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildCustomField } from "./custom-fields.fixtures.ts";

/** An option that is new gets its uid from the server. */
const withUids = (options: readonly { uid?: string | undefined; label: string }[]) =>
  options.map(({ uid, label }, index) => ({ uid: uid ?? uidOf("option", index + 1), label }));

export const customFieldsHandlers = [
  mockEndpoint(listCustomFields, () => ({ items: [...buildList(buildCustomField, 5)] })),
  mockEndpoint(createCustomField, ({ body }) =>
    buildCustomField({ ...body, options: withUids(body.options) }, 6),
  ),
  mockEndpoint(updateCustomField, ({ params, body: { is_archived, options, label, version } }) => {
    const before = buildCustomField({}, indexOf(params.id));
    return {
      ...before,
      label: label ?? before.label,
      options: options ? withUids(options) : before.options,
      archived_at: is_archived ? "2026-11-20T00:00:00.000Z" : null,
      version: version + 1,
    };
  }),
  mockEndpoint(orderCustomFields, ({ body }) => ({
    items: body.uids.map((uid) => buildCustomField({}, indexOf(uid))),
  })),
  mockEndpoint(getCustomFieldUse, () => ({ creators: 12, options: { option_001: 8, option_002: 4 } })),
  mockEndpoint(deleteCustomField, undefined),
];

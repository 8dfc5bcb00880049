import { type AuditGroup, auditGroups } from "@tsumugi/contract";
import type { AuditLogFilterValue } from "@tsumugi/patterns";
import { type FilterUrl, listOf } from "../shared/filterUrl.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const UID = /^[A-Za-z0-9_-]{1,64}$/;

const matching = (text: string, pattern: RegExp) => (pattern.test(text) ? text : undefined);

/** The filter that an address holds; what somebody typed wrong into it does not filter. */
export function auditFilterOf(url: FilterUrl) {
  const group: AuditGroup[] | undefined = listOf(url.manyOf("group", auditGroups));
  const filter = {
    keyword: url.get("keyword") || undefined,
    from: matching(url.get("from"), DAY),
    to: matching(url.get("to"), DAY),
    actor_name: url.get("actor_name") || undefined,
    actor: matching(url.get("actor"), UID),
    company_uid: matching(url.get("company_uid"), UID),
    group,
  };
  return filter satisfies AuditLogFilterValue;
}

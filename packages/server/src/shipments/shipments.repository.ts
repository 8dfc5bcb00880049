import { isAgreed, jobStatuses, type ShipmentStatus } from "@tsumugi/contract";
import { and, count, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { keyset } from "../core/keysetPage.ts";
import { db } from "../db/index.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projectCreators } from "../db/schema/projects.ts";
import { projectShipments } from "../db/schema/shipments.ts";
import type { ShipmentRow, ShipmentView } from "./shipments.presenter.ts";

/** Those who agreed to the work: they get the product. */
const agreed = jobStatuses.filter(isAgreed);

export interface ShipmentFilter {
  readonly status?: readonly ShipmentStatus[] | undefined;
  /** Exactly these creators, agreed or not. */
  readonly creator?: readonly string[] | undefined;
}

function matching(company_uid: string, project_uid: string, filter: ShipmentFilter): SQL | undefined {
  const { status, creator } = filter;
  return and(
    eq(projectCreators.company_uid, company_uid),
    eq(projectCreators.project_uid, project_uid),
    isNull(projectCreators.removed_at),
    creator
      ? inArray(projectCreators.managed_creator_uid, [...creator])
      : or(inArray(projectCreators.job_status, agreed), isNotNull(projectShipments.status)),
    status
      ? inArray(
          sql`coalesce(${projectShipments.status}, 'unarranged')`,
          status.map((each) => sql`${each}`),
        )
      : undefined,
  );
}

const joinedCreators = and(
  eq(managedCreators.company_uid, projectCreators.company_uid),
  eq(managedCreators.uid, projectCreators.managed_creator_uid),
);
/** The shipment of a row of the project's table, where there is one. */
export const joinedShipments = and(
  eq(projectShipments.company_uid, projectCreators.company_uid),
  eq(projectShipments.project_uid, projectCreators.project_uid),
  eq(projectShipments.managed_creator_uid, projectCreators.managed_creator_uid),
);

const sortKeys = { name: { expression: managedCreators.sort_name, type: "text" } } as const;

/** Creators who get the product, by name, after the row that `cursor` names. */
export async function selectShipments(
  company_uid: string,
  project_uid: string,
  filter: ShipmentFilter,
  page: { limit: number; cursor?: string | undefined },
): Promise<(ShipmentView & { key: string; uid: string })[]> {
  const { where, orderBy, key } = keyset("name", sortKeys, managedCreators.uid, page.cursor);
  const rows = await db()
    .select({
      uid: managedCreators.uid,
      display_name: managedCreators.display_name,
      real_name: managedCreators.real_name,
      phone: managedCreators.phone,
      postal_code: managedCreators.postal_code,
      address: managedCreators.address,
      image: managedCreators.image,
      job_status: projectCreators.job_status,
      row: projectShipments,
      key,
    })
    .from(projectCreators)
    .innerJoin(managedCreators, joinedCreators)
    .leftJoin(projectShipments, joinedShipments)
    .where(and(matching(company_uid, project_uid, filter), where))
    .orderBy(orderBy)
    .limit(page.limit);
  return rows.map(({ uid, display_name, real_name, phone, postal_code, address, ...row }) => ({
    ...row,
    uid,
    creator_uid: uid,
    display_name,
    record: { name: real_name || display_name, phone, postal_code, address },
  }));
}

export async function countShipments(
  company_uid: string,
  project_uid: string,
  filter: ShipmentFilter,
): Promise<number> {
  const [row] = await db()
    .select({ n: count() })
    .from(projectCreators)
    .leftJoin(projectShipments, joinedShipments)
    .where(matching(company_uid, project_uid, filter));
  return row?.n ?? 0;
}

/** Writes whole rows; the creators' rows of the project are locked by the caller. */
export async function saveShipments(rows: readonly ShipmentRow[]): Promise<void> {
  await db()
    .insert(projectShipments)
    .values([...rows])
    .onConflictDoUpdate({
      target: [
        projectShipments.company_uid,
        projectShipments.project_uid,
        projectShipments.managed_creator_uid,
      ],
      set: {
        status: sql`excluded.status`,
        item: sql`excluded.item`,
        quantity: sql`excluded.quantity`,
        recipient_name: sql`excluded.recipient_name`,
        recipient_phone: sql`excluded.recipient_phone`,
        recipient_postal_code: sql`excluded.recipient_postal_code`,
        recipient_address: sql`excluded.recipient_address`,
        recipient_source: sql`excluded.recipient_source`,
        recipient_taken_at: sql`excluded.recipient_taken_at`,
        address_confirmed_at: sql`excluded.address_confirmed_at`,
        carrier: sql`excluded.carrier`,
        tracking_number: sql`excluded.tracking_number`,
        sent_on: sql`excluded.sent_on`,
        arrived_on: sql`excluded.arrived_on`,
        received_at: sql`excluded.received_at`,
        note: sql`excluded.note`,
        updated_by: sql`excluded.updated_by`,
        updated_at: sql`excluded.updated_at`,
      },
    });
}

/** The person's address and what was noted about the parcels; what was sent when stays with the job. */
export async function eraseShipments(company_uid: string, managed_creator_uid: string): Promise<void> {
  await db()
    .update(projectShipments)
    .set({
      recipient_name: null,
      recipient_phone: null,
      recipient_postal_code: null,
      recipient_address: null,
      recipient_source: "record",
      tracking_number: "",
      note: "",
    })
    .where(
      and(
        eq(projectShipments.company_uid, company_uid),
        eq(projectShipments.managed_creator_uid, managed_creator_uid),
      ),
    );
}

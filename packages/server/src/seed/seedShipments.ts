import type { Carrier, ShipmentStatus } from "@tsumugi/contract";
import { isAgreed } from "@tsumugi/contract";
import { projectShipments } from "../db/schema/shipments.ts";
import { dayFromToday, insertAll, type SeedCompany, timeFromToday } from "./seedContext.ts";
import type { SeedJob } from "./seedJobs.ts";

const CARRIERS: readonly Carrier[] = ["yamato", "sagawa", "japan_post"];
const ADDRESSES = [
  ["154-0024", "東京都世田谷区三軒茶屋2-11-4 コーポ弥生203"],
  ["550-0014", "大阪府大阪市西区北堀江1-5-2 四ツ橋ビル701"],
  ["810-0041", "福岡県福岡市中央区大名2-6-28 大名ハイツ405"],
  ["460-0008", "愛知県名古屋市中区栄3-18-1 栄マンション902"],
  ["060-0061", "北海道札幌市中央区南一条西5-8 大通荘101"],
] as const;

/** Twelve digits with the carriers' check digit. */
const numberAt = (index: number) => {
  const digits = 40_218_730_000 + index * 137;
  return `${digits}${digits % 7}`;
};

/** Parcels as far as the jobs are; those just agreed on are in every state between nothing and the way back. */
function statusOf({ status }: SeedJob, index: number): ShipmentStatus {
  if (status === "accepted") return index % 2 ? "confirming_address" : "unarranged";
  if (status === "preparing") return (["arranged", "sent", "sent", "returned"] as const)[index % 4] ?? "sent";
  return "arrived";
}

export async function seedShipments(company: SeedCompany, jobs: readonly SeedJob[]): Promise<void> {
  const shipped = jobs.filter(
    ({ project, status }) => project.days.shipping !== undefined && isAgreed(status),
  );
  await insertAll(
    projectShipments,
    shipped.map((job, index) => {
      const status = statusOf(job, index);
      const isTaken = status !== "unarranged" && status !== "confirming_address";
      const isSent = isTaken && status !== "arranged";
      return {
        company_uid: company.uid,
        project_uid: job.project.uid,
        managed_creator_uid: job.creator.uid,
        status,
        recipient_name: isTaken ? job.creator.real_name || job.creator.display_name : null,
        recipient_phone: isTaken ? `090-${1200 + index}-${5600 + index}` : null,
        recipient_postal_code: isTaken ? (ADDRESSES[index % ADDRESSES.length]?.[0] ?? null) : null,
        recipient_address: isTaken ? (ADDRESSES[index % ADDRESSES.length]?.[1] ?? null) : null,
        recipient_source: index % 3 === 0 ? ("creator" as const) : ("record" as const),
        recipient_taken_at: isTaken ? timeFromToday(-12, 11) : null,
        address_confirmed_at: isTaken && index % 3 === 0 ? timeFromToday(-13, 20) : null,
        carrier: isSent ? CARRIERS[index % CARRIERS.length] : null,
        tracking_number: isSent ? numberAt(index) : "",
        sent_on: isSent ? dayFromToday(-10 + (index % 3)) : null,
        arrived_on: status === "arrived" ? dayFromToday(-8 + (index % 3)) : null,
        received_at: status === "arrived" && index % 2 === 0 ? timeFromToday(-6, 19) : null,
        note: index % 5 === 2 ? "平日は18時以降を指定" : "",
        updated_by: company.staff[0],
        updated_at: timeFromToday(-6, 12),
      };
    }),
  );
}

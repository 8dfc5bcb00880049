import { editShipments, type ShipmentValues, updateProject } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { MINUTE } from "../testing/clock.ts";
import { createCreatorMails, toReview } from "../testing/creatorMails.ts";

const { app, staff, pass, scene } = await createCreatorMails();

async function parcel() {
  const job = await scene({ status: ["accepted"] });
  const { params, creator } = job;
  await app.as(staff).call(updateProject, { params, body: { product_shipping: true } });
  const edit = async (set: ShipmentValues) => {
    const body = { edits: [{ creator_uid: creator.uid, set }] };
    expect((await app.as(staff).call(editShipments, { params, body })).status).toBe(200);
  };
  return { ...job, edit };
}

const SENT = "「冬の新作」の商品を発送しました（つむぎ化粧品）";

it("tells of no parcel that was marked as sent by mistake, and of the one that is sent later that day", async () => {
  const job = await parcel();
  await job.edit({ status: "sent" });
  await pass(MINUTE);
  await job.edit({ status: "unarranged" });
  expect(await job.planned()).not.toContain("shipped");
  await pass(10 * MINUTE);
  expect(await job.subjects()).toEqual([]);
  expect(await job.dropped("shipped")).toBe("not_true");
  await job.edit({ status: "sent" });
  expect(await job.planned()).toContain("shipped");
  await pass(4 * MINUTE);
  expect(await job.subjects()).toEqual([SENT]);
  // What is corrected of it afterwards needs no second mail.
  await job.edit({ status: "unarranged" });
  await job.edit({ status: "sent", tracking_number: "400123456789" });
  await pass(10 * MINUTE);
  expect(await job.subjects()).toEqual([SENT]);
});

it("asks for the address on the same day after the step was taken back and taken again", async () => {
  const job = await parcel();
  await job.edit({ status: "confirming_address" });
  await job.edit({ status: "unarranged" });
  await pass(10 * MINUTE);
  expect(await job.dropped("address")).toBe("not_true");
  await job.edit({ status: "confirming_address" });
  await pass(10 * MINUTE);
  expect(await job.subjects()).toEqual(["「冬の新作」の商品のお届け先をお知らせください（つむぎ化粧品）"]);
});

it("says nothing of parcels once the project sends none", async () => {
  const job = await parcel();
  await job.edit({ status: "confirming_address" });
  await app.as(staff).call(updateProject, { params: job.params, body: { product_shipping: false } });
  await pass(10 * MINUTE);
  expect(await job.subjects()).toEqual([]);
  expect(await job.dropped("address")).toBe("not_true");
});

it("leaves the minutes for taking a step back also where another mail is due meanwhile", async () => {
  const job = await scene({ status: toReview });
  await job.write("ご確認ください。");
  await pass(4 * MINUTE);
  await job.move("revision");
  await pass(MINUTE + 1000);
  expect(await job.subjects()).toEqual([]);
  await job.move("draft_review");
  await pass(4 * MINUTE);
  expect(await job.subjects()).toEqual(["「冬の新作」の新しいメッセージがあります（つむぎ化粧品）"]);
});

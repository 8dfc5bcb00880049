import { blankTerms } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { type PlanProblem, planSend, problemFields, type Recipient, type SendScene } from "./sendPlan.ts";

const hana: Recipient = {
  uid: "hana",
  display_name: "はなこ美容",
  real_name: "山田 花子",
  entity_type: "individual",
  withholding_default: true,
  account: { handle: "hana", url: "https://www.instagram.com/hana/" },
};
const office: Recipient = {
  uid: "office",
  display_name: "ミナ事務所",
  real_name: "",
  entity_type: "corporation",
  withholding_default: true,
  account: null,
};
const terms = {
  ...blankTerms,
  work: "{氏名}様に{商品名}のリール1本",
  delivery_on: "2026-12-10",
  delivery_place: "Instagram",
  inspection_on: "2026-12-15",
  fee: 80_000,
  payment_on: "2026-12-31",
  payment_method: "銀行振込",
};
const scene: SendScene = {
  sender: { name: "佐藤", company_name: "つむぎ化粧品", tax_rounding: "floor" },
  project: {
    name: "冬の新作",
    client_name: "",
    product_name: "つむぎクリーム",
    required_hashtags: ["PR", "#つむぎ"],
    required_mentions: [],
    disclosure_rule: "",
    draft_due_on: null,
    posting_starts_on: "2026-12-01",
    posting_ends_on: "2026-12-20",
  },
  sent_on: "2026-11-20",
  short_urls: new Map([["hana", "https://tsumugi.test/s/abcd2345"]]),
  confirmed: [],
};
const order = { terms, message: "", fees: [], days: [] };

it("makes the terms out to each creator: name, variables, fee, days and tax of their own", () => {
  const { requests, problems } = planSend(
    {
      ...order,
      terms: { ...terms, note: "{投稿期間} {必須ハッシュタグ}" },
      message: "{表示名}さん、{担当者}です。",
      fees: [{ creator_uid: "office", fee: 100_000 }],
      days: [{ creator_uid: "hana", delivery_on: "2026-12-05" }],
    },
    [hana, office],
    scene,
  );
  expect(problems).toEqual([]);
  expect(requests.get("hana")).toMatchObject({
    terms: {
      work: "山田 花子様につむぎクリームのリール1本",
      note: "2026/12/01〜2026/12/20 #PR #つむぎ",
      contractor: "山田 花子",
      delivery_on: "2026-12-05",
      fee: 80_000,
      tax: { rate: 10, withholding: true },
    },
    message: "はなこ美容さん、佐藤です。",
  });
  expect(requests.get("office")).toMatchObject({
    terms: { contractor: "ミナ事務所", fee: 100_000, tax: { withholding: false } },
  });
});

it("names the person and the variable that has no value, and the name that is no variable", () => {
  const { problems } = planSend({ ...order, message: "{SNSのURL} {URL}" }, [hana, office], scene);
  const fields = problemFields(problems, 2);
  expect(fields.message).toContain("「ミナ事務所」さんの {SNSのURL}");
  expect(fields.message).not.toContain("はなこ美容");
  expect(fields.message?.match(/\{URL\} という変数/g)).toHaveLength(1);
});

it("asks once for all, and goes on where the sender has confirmed", () => {
  const free = { ...order, terms: { ...terms, fee: 0 } };
  const asked = problemFields(planSend(free, [hana, office], scene).problems, 2);
  expect(asked).toEqual({
    "terms.fee": "報酬が0円です。",
    confirmed: expect.stringContaining("fee_zero"),
  });
  expect(planSend(free, [hana, office], { ...scene, confirmed: ["fee_zero"] }).problems).toEqual([]);
});

it("says who a refusal is about where it is not about all, and counts those that it does not name", () => {
  const days = [{ creator_uid: "hana", delivery_on: "2026-11-19" }];
  const { problems } = planSend({ ...order, days }, [hana, office], scene);
  expect(problemFields(problems, 2)["terms.delivery_on"]).toMatch(/より前です。（はなこ美容）$/);
  const many: PlanProblem[] = ["あ", "い", "う", "え", "お"].map((display_name) => ({
    creator_uid: display_name,
    display_name,
    field: "terms.fee",
    message: "高い。",
  }));
  expect(problemFields(many, 9)["terms.fee"]).toBe("高い。（あ、い、うほか2名）");
});

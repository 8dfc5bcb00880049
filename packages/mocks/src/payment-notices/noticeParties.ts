import type { NoticeIssuer, NoticePayee } from "@tsumugi/contract";
import { dayFromToday } from "../core/clock.ts";
import { uidOf } from "../core/counter.ts";
import { avatarUri } from "../core/images.ts";
import { personAt } from "../core/people.ts";
import { creatorEmailAt } from "../core/samples.ts";

/** Who issues the samples and who is paid by them. */

export const company = {
  uid: "company_001",
  name: "つむぎ化粧品",
  address: "東京都渋谷区神宮前1-2-3 つむぎビル5階",
  registration_number: "T9234567890123",
};

export const companyIssuer: NoticeIssuer = {
  kind: "company",
  name: company.name,
  address: company.address,
  registration_number: company.registration_number,
  contact: {
    name: "佐藤 葵",
    department: "マーケティング部",
    email: "aoi.sato@example.jp",
    phone: "03-1234-5678",
  },
};

export const operatorIssuer: NoticeIssuer = {
  kind: "operator",
  name: "株式会社ツムギ",
  address: "東京都千代田区丸の内1-1-1",
  registration_number: "T9876543210987",
  contact: { name: "運営 花子", department: "精算担当", email: "seisan@tsumugi.example.jp", phone: "" },
};

export const creatorPayee = (index: number): NoticePayee => {
  const person = personAt(index);
  return {
    kind: "creator",
    managed_creator: {
      uid: uidOf("managed_creator", index),
      name: person.display,
      image: avatarUri(index),
    },
    company_uid: null,
    name: person.real,
    honorific: "様",
    address: "東京都渋谷区神宮前4-5-6",
    registration_number: index % 2 === 1 ? `T${String(1_000_000_000_000 + index)}` : "",
    registration_checked_on: index % 2 === 1 ? dayFromToday(-30) : null,
    entity_type: "individual",
    email: creatorEmailAt(index),
    bank_account: {
      bank_code: "0001",
      bank_name: "見本銀行",
      branch_code: "001",
      branch_name: "本店営業部",
      kind: "ordinary",
      number: String(1_234_560 + index),
      holder_kana: "ｻｻｷ ﾐｵ",
    },
  };
};

export const companyPayee: NoticePayee = {
  kind: "company",
  managed_creator: null,
  company_uid: company.uid,
  name: company.name,
  honorific: "御中",
  address: company.address,
  registration_number: company.registration_number,
  registration_checked_on: null,
  entity_type: "corporation",
  email: "keiri@example.jp",
  bank_account: {
    bank_code: "0001",
    bank_name: "見本銀行",
    branch_code: "005",
    branch_name: "渋谷支店",
    kind: "ordinary",
    number: "***4567",
    holder_kana: "ﾂﾑｷﾞｹｼﾖｳﾋﾝ(ｶ",
  },
};

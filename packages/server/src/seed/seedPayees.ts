import { type BankAccount, toZengin } from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { updateCompany } from "../companies/companyProfile.repository.ts";
import { db } from "../db/index.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { lockPayee, saveAccount } from "../payees/payees.repository.ts";
import type { SeedCompany } from "./seedContext.ts";
import type { SeedJob } from "./seedJobs.ts";

/** From where the company pays, and whom its creators ask. */
export const payerAccount = {
  bank_code: "0005",
  bank_name: "三菱UFJ銀行",
  branch_code: "001",
  branch_name: "本店",
  bank_account_type: "ordinary" as const,
  bank_account_number: "1234567",
  bank_account_holder: toZengin("カ）ツムギケショウヒン"),
};
export const CLIENT_CODE = "0000012345";

const banks = [
  { bank_code: "0001", bank_name: "みずほ銀行", branch_code: "210", branch_name: "渋谷支店" },
  { bank_code: "0005", bank_name: "三菱UFJ銀行", branch_code: "135", branch_name: "渋谷支店" },
  { bank_code: "0009", bank_name: "三井住友銀行", branch_code: "654", branch_name: "渋谷支店" },
] as const;
const places = [
  ["150-0001", "東京都渋谷区神宮前3-21-4 ハイツ神宮前203"],
  ["530-0012", "大阪府大阪市北区芝田2-8-11"],
  ["810-0041", "福岡県福岡市中央区大名1-14-45 大名ビル4階"],
  ["231-0023", "神奈川県横浜市中区山下町223-1"],
] as const;
export interface SeedPayee {
  readonly address: string;
  readonly account: BankAccount | null;
}

/** The company's account, and where those live and bank who are paid. One of them has not entered an account yet. */
export async function seedPayees(
  company: SeedCompany,
  jobs: readonly SeedJob[],
): Promise<Map<string, SeedPayee>> {
  await updateCompany(company.uid, {
    ...payerAccount,
    transfer_client_code: CLIENT_CODE,
    postal_code: "103-0023",
    contact_name: "斉藤 佳奈",
    contact_department: "経理部",
    contact_email: "finance@demo.tsumugi.test",
    contact_phone: "03-1234-5678",
  });
  const payees = new Map<string, SeedPayee>();
  const creators = new Map(jobs.map(({ creator }) => [creator.uid, creator]));
  for (const [index, { uid, kana }] of [...creators.values()].entries()) {
    const [postal_code, address] = places[index % places.length] ?? places[0];
    await db().update(managedCreators).set({ postal_code, address }).where(eq(managedCreators.uid, uid));
    const account = index === 1 ? null : accountAt(index, kana);
    payees.set(uid, { address: `〒${postal_code} ${address}`, account });
    if (!account) continue;
    const key = { company_uid: company.uid, managed_creator_uid: uid };
    await lockPayee(key);
    await saveAccount(key, account, null);
  }
  return payees;
}

/** As banks write names. */
const katakana = (kana: string) =>
  kana.replace(/[ぁ-ゖ]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0x60));

const accountAt = (index: number, kana: string): BankAccount => ({
  ...(banks[index % banks.length] ?? banks[0]),
  kind: "ordinary",
  number: String(3_204_561 + index * 7_919),
  holder_kana: katakana(kana),
});

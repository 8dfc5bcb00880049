import { entityTypeLabels } from "@tsumugi/contract";
import { Badge, DescriptionList, Person } from "@tsumugi/ui";
import type { NoticePayeeLook } from "./noticeEditor.types.ts";

export interface NoticePayeeProps {
  payee: NoticePayeeLook;
  /** Finance and admin only; drawn for a payee without a number. */
  deductiblePercent?: number | null;
}

/** Who is paid, and what the tax office needs to know of them. */
export function NoticePayee({ payee, deductiblePercent }: NoticePayeeProps) {
  const number = payee.invoice_registration_number;
  const share =
    number === "" && deductiblePercent !== null && deductiblePercent !== undefined
      ? [
          {
            term: "仕入税額控除の割合",
            description: `${deductiblePercent}%（登録のない支払先。支払額は変わりません）`,
          },
        ]
      : [];
  return (
    <DescriptionList
      items={[
        { term: "支払先", description: <Person name={payee.name} image={payee.image} /> },
        { term: "個人・法人", description: entityTypeLabels[payee.entity_type] },
        ...(number === null
          ? []
          : [
              {
                term: "登録番号",
                description: number || <Badge tone="warning">適格請求書発行事業者ではありません</Badge>,
              },
            ]),
        { term: "追加する行の源泉徴収", description: payee.withholding_default ? "する" : "しない" },
        ...share,
      ]}
    />
  );
}

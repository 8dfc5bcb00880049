import { statusErrors } from "./statusErrors.ts";

/**
 * Why somebody may not do something, which screens say before they ask. These stand apart from the catalogue, because every
 * screen needs them and none the rest.
 */
export const rightsErrors = {
  forbidden: statusErrors.forbidden,
  feature_not_granted: {
    status: 403,
    message: "この機能は現在の契約に含まれていません。ツムギの運営にお問い合わせください。",
  },
  contract_expired: {
    status: 403,
    message: "契約期間が終了しているため変更できません。閲覧とCSV出力は引き続き使えます。",
  },
} as const satisfies Record<string, { status: number; message: string }>;

import { type SheetNotice, sheetMarks } from "@tsumugi/contract";

export { type SheetNotice, sheetMarks as marks };

/** 支払通知書_PN-2026-0001_佐々木美桜.pdf; signs that file systems refuse are left out. */
export function pdfName({ number, payee, edition }: SheetNotice): string {
  const parts = ["支払通知書", number ?? "下書き", ...(edition > 1 ? [`第${edition}版`] : []), payee.name];
  const name = parts
    .join("_")
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, "")
    .slice(0, 120);
  return `${name}.pdf`;
}

export interface Finding {
  file: string;
  /** 「部品/Button › 状態一覧」 */
  label: string;
  /** 「1440 light」 */
  look: string;
  status: "changed" | "added" | "removed";
  /** Share of pixels that differ, 0 to 1. */
  share?: number;
}

export interface Summary {
  findings: Finding[];
  drawn: number;
  failed: readonly string[];
  seconds: number;
}

const text = (raw: string) => raw.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const style = `
  :root { color-scheme: light dark; font: 14px/1.7 "Noto Sans JP", "Noto Sans CJK JP", system-ui, sans-serif; }
  body { margin: 24px auto; max-width: 1600px; padding: 0 24px; background: light-dark(#f8f5ee, #111419); color: light-dark(#231f1a, #efeae0); }
  h1 { font-size: 24px; } h2 { font-size: 16px; margin: 32px 0 8px; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; }
  .sheet { display: grid; grid-template-columns: repeat(auto-fill, minmax(430px, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; padding: 8px; border: 1px solid light-dark(#e4dccf, #323947); border-radius: 8px; background: light-dark(#fff, #181c23); }
  img { display: block; max-width: 100%; height: auto; border-radius: 4px; }
  .sheet img { max-height: 900px; object-fit: cover; object-position: top left; width: 100%; }
  figcaption { font-size: 13px; } .none { opacity: 0.6; }
`;

const page = (title: string, body: string) =>
  `<!doctype html><html lang="ja"><meta charset="utf-8"><title>${text(title)}</title><style>${style}</style><body><h1>${text(title)}</h1>${body}</body></html>\n`;

const picture = (folder: string, file: string, caption: string, there: boolean) =>
  `<figure><figcaption>${caption}</figcaption>${
    there
      ? `<a href="${folder}/${encodeURIComponent(file)}"><img loading="lazy" alt="${caption}" src="${folder}/${encodeURIComponent(file)}"></a>`
      : '<p class="none">ありません</p>'
  }</figure>`;

const titles = { changed: "変わった", added: "増えた", removed: "なくなった" } as const;

/** The page that shows before, after and difference, the greatest first. */
export function reportHtml({ findings, drawn, failed, seconds }: Summary): string {
  const count = (status: Finding["status"]) => findings.filter((finding) => finding.status === status).length;
  const sums = (["changed", "added", "removed"] as const).map(
    (status) => `${titles[status]} ${count(status)}`,
  );
  const rows = findings
    .toSorted((a, b) => (b.share ?? 1) - (a.share ?? 1))
    .map(({ file, label, look, status, share }) => {
      const amount = share === undefined ? titles[status] : `${(share * 100).toFixed(2)}% の点が違う`;
      return `<h2>${text(label)} <small>${text(look)}・${amount}</small></h2><div class="row">${picture("base", file, "前", status !== "added")}${picture("now", file, "今", status !== "removed")}${picture("diff", file, "違い", status === "changed")}</div>`;
    });
  const broken = failed.length
    ? `<h2>撮れなかったもの</h2><ul>${failed.map((line) => `<li>${text(line)}</li>`).join("")}</ul>`
    : "";
  return page(
    "見た目の比較",
    `<p>${drawn} 枚を ${seconds.toFixed(0)} 秒で撮りました。${sums.join("、")}。</p>${broken}${rows.join("") || "<p>違いはありません。</p>"}`,
  );
}

/** Pictures side by side, one per story. */
export const sheetHtml = (title: string, pictures: readonly { file: string; label: string }[]) =>
  page(
    title,
    `<div class="sheet">${pictures
      .map(({ file, label }) => picture("now", file, text(label), true))
      .join("")}</div>`,
  );

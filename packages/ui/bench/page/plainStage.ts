/** What one writes for a plain list: where things stand, a line under each row, a header that stays. */
const TABLE_CSS = `
  [role=region] { overflow: auto; background: white }
  table { width: 100%; min-width: max-content; table-layout: fixed; border-spacing: 0; font: 14px/1.4 sans-serif }
  td, th { padding: 4px 12px; text-align: start; font-weight: 400; white-space: nowrap; border-bottom: 1px solid #ddd }
  tbody > tr { height: var(--row-height) }
  tbody > tr[data-selected] { background: #def }
  tbody > tr.gap { height: auto }
  tbody > tr.gap > td { padding: 0; border: 0 }
  thead th { position: sticky; top: 0; background: #eee }
  .bar, .note, .tip { display: none }
  .tsu-hidden { position: absolute; clip-path: inset(50%) }
`;

/** And for a button and an input of one app. */
const LEAF_CSS = `
  * { box-sizing: border-box }
  .tsu-button { display: inline-flex; align-items: center; justify-content: center; gap: 6px; min-height: 36px;
    padding: 3px 14px; border: 1px solid #bbb; border-radius: 8px; background: #fff; color: #222;
    font: 600 14px/1.3 sans-serif; cursor: pointer }
  .tsu-button[data-variant=primary] { border-color: transparent; background: #0a6b5d; color: #fff }
  .tsu-button:hover { background: #eee }
  .tsu-button[data-variant=primary]:hover { background: #085a4e }
  .tsu-button:disabled { opacity: 0.5; cursor: not-allowed }
  .tsu-field { width: 100%; min-height: 36px; padding: 6px 10px; border: 1px solid #bbb; border-radius: 8px;
    background: #fff; color: #222; font: 14px/1.5 sans-serif }
  .tsu-field:hover { border-color: #888 }
  .tsu-field:focus-visible { outline: 2px solid #06c; outline-offset: 1px }
  .tsu-field:disabled { background: #eee; cursor: not-allowed }
  .tsu-field[aria-invalid=true] { border-color: #b00 }
`;

/** A place that no style of the page reaches: what stands in it wears what is written here. */
export function plainStage(): ShadowRoot {
  const host = document.createElement("div");
  const inside = host.attachShadow({ mode: "open" });
  inside.adoptedStyleSheets = [TABLE_CSS, LEAF_CSS].map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  document.body.append(host);
  return inside;
}

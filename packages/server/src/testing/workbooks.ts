import { strToU8, zipSync } from "fflate";

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.codePointAt(0)};`).replace(/\r/g, "&#13;");

/** Rows of a sheet, each with its number. */
export const sheetXml = (rows: readonly (readonly [row: number, cells: readonly string[]])[]): string =>
  rows
    .map(([row, cells]) => {
      const inner = cells.map((cell, index) => {
        const column = String.fromCharCode(65 + index);
        return `<c r="${column}${row}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
      });
      return `<row r="${row}">${inner.join("")}</row>`;
    })
    .join("");

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** Styles 1 and 2 are built-in dates, 3 is one that somebody wrote. */
const STYLES = `${HEAD}<styleSheet ${MAIN}><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="164"/></cellXfs></styleSheet>`;

/** A workbook whose sheets hold this XML: what no library would write, too. */
export function bookOf(sheets: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const files: Record<string, Uint8Array> = {
    "[Content_Types].xml": strToU8(`${HEAD}<Types xmlns="${PACKAGE}/content-types"/>`),
    "xl/workbook.xml": strToU8(
      `${HEAD}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>${names
        .map(
          (name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
        )
        .join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${names
        .map(
          (_, index) =>
            `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
        )
        .join("")}<Relationship Id="rId99" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ),
    "xl/styles.xml": strToU8(STYLES),
  };
  names.forEach((name, index) => {
    files[`xl/worksheets/sheet${index + 1}.xml`] = strToU8(
      `${HEAD}<worksheet ${MAIN}><sheetData>${sheets[name]}</sheetData></worksheet>`,
    );
  });
  return new Uint8Array(zipSync(files));
}

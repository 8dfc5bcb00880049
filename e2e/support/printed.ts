import type { Page } from "@playwright/test";

interface Heading {
  readonly title: string;
  /** From 1. */
  readonly page: number;
  /** Room below its upper edge on that page, in points of 1/72 inch. */
  readonly room: number;
}

/** The letters of the interface come when the screen is there; a heading drawn in two faces would be told as two. */
async function lettersLoaded(): Promise<void> {
  const faces = () => [...document.fonts].filter(({ family }) => family.includes("Tsumugi Interface"));
  while (faces().length < 3) await new Promise((resolve) => setTimeout(resolve, 50));
  await Promise.all(faces().map((face) => face.load()));
}

/** What the browser prints of the page: how many sheets, and where on them each heading stands. */
export async function printed(page: Page): Promise<{ pages: number; headings: Heading[] }> {
  await page.evaluate(lettersLoaded);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
  const text = pdf.toString("latin1");
  // Objects as the browser writes them: «5 0 obj … endobj», pages in their order under /Kids.
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id = "", body = ""]) => [id, body]),
  );
  const pageIds = [...objects].filter(([, body]) => /\/Type \/Page\b(?!s)/.test(body)).map(([id]) => id);
  const kids = [...objects.values()].filter((body) => /\/Type \/Pages\b/.test(body));
  const order = kids
    .flatMap((body) => [...(/\/Kids \[([^\]]*)\]/.exec(body)?.[1] ?? "").matchAll(/(\d+) 0 R/g)])
    .flatMap(([, id = ""]) => (pageIds.includes(id) ? [id] : []));
  const headings = [...objects.values()].flatMap((body) => {
    const [, id = "", y = ""] = /\/Dest \[(\d+) 0 R \/XYZ [\d.]+ ([\d.]+)/.exec(body) ?? [];
    const [, hex] = /\/Title <FEFF([0-9A-F]*)>/.exec(body) ?? [];
    if (!hex || !id) return [];
    const title = String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)));
    return [{ title, page: order.indexOf(id) + 1, room: Number(y) }];
  });
  return { pages: order.length, headings };
}

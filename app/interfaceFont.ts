import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin, Rolldown } from "vite";

const ROOT = join(import.meta.dirname, "..");
const CACHE = join(ROOT, "node_modules/.cache/interface-font");
/** Where the words on screen are written. */
const SOURCES = "{app,packages/{contract,hooks,patterns,ui}}/src/**/*.{ts,tsx}";
const NO_WORDS = /\.(test|stories)\.tsx?$|\/(testing|stories|foundations|bench)\//;
/** What the first file may weigh. */
const FIRST_BYTES = 60_000;
const FAMILY = "Tsumugi Interface";
/** What the styles ask for; every other feature would bring letters of its own. */
const FEATURES = ["ccmp", "kern", "palt", "tnum"];
/** Copyright and licence (OFL 1.1), which every copy has to carry. */
const NAMES = [0, 13, 14];
const KANJI = /\p{Script=Han}/u;
const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
/** What every text may hold, whether the interface has it or not: ASCII, kana and the signs among them. */
const ALWAYS = [
  ...between(0x20, 0x7e),
  ...between(0x3001, 0x3003),
  ...between(0x3041, 0x3096),
  ...between(0x30a1, 0x30fe),
];

const original = (name: string) =>
  readFileSync(
    createRequire(import.meta.url).resolve(
      `@expo-google-fonts/noto-sans-jp/${name.split("_")[1]}/${name}.ttf`,
    ),
  );

/** The letters of the product's own texts, those in most files first. */
export function interfaceLetters(): string[] {
  const files = globSync(SOURCES, { cwd: ROOT }).filter((path) => !NO_WORDS.test(path));
  const counts = new Map<string, number>();
  for (const path of files.sort()) {
    for (const letter of new Set(readFileSync(join(ROOT, path), "utf8"))) {
      if (letter >= "\u00a0") counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([letter]) => letter);
}

interface Part {
  readonly letters: readonly string[];
  readonly woff2: Uint8Array;
}

/** Cut out once for the same letters: it takes seconds. */
async function cut(font: string, letters: readonly string[]): Promise<Part> {
  const key = createHash("sha256")
    .update(`${font} ${FEATURES} ${NAMES} ${letters.join("")}`)
    .digest("hex");
  const path = join(CACHE, `${key}.woff2`);
  if (!existsSync(path)) {
    const options = {
      targetFormat: "woff2",
      keepFeatures: FEATURES,
      preserveNameIds: NAMES,
      noHinting: true,
    } as const;
    const woff2 = await subsetFont(original(font), letters.join(""), options);
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(path, woff2);
  }
  return { letters, woff2: readFileSync(path) };
}

/** As many of the letters as fit: all signs and kana, and the kanji that most texts have. */
async function cutFirst(font: string, letters: readonly string[]): Promise<Part> {
  const signs = [...new Set([...ALWAYS, ...letters.filter((letter) => !KANJI.test(letter))])];
  const kanji = letters.filter((letter) => KANJI.test(letter));
  for (let count = Math.min(kanji.length, 220); ; count -= 10) {
    const part = await cut(font, [...signs, ...kanji.slice(0, count)]);
    if (part.woff2.length <= FIRST_BYTES || count <= 0) return part;
  }
}

const face = (file: string, weight: string, more = "") =>
  `@font-face{font-family:"${FAMILY}";font-weight:${weight};font-display:swap;src:url(/${file}) format("woff2")${more}}`;

/** The browser asks for a file with a range only when one of its letters is drawn. */
const rangeOf = (letters: readonly string[]) =>
  `;unicode-range:${letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(",")}`;

/** The system's face at the height of Noto Sans JP, so that no line moves when that takes its place. */
const system = (weight: string, ...names: string[]) =>
  `@font-face{font-family:"Tsumugi System";font-weight:${weight};` +
  `src:${names.map((name) => `local("${name}")`).join(",")};` +
  "ascent-override:116%;descent-override:28.8%;line-gap-override:0%}";

const SYSTEM = [
  system(
    "100 500",
    "HiraginoSans-W3",
    "Hiragino Sans W3",
    "YuGothicUI-Regular",
    "Yu Gothic UI",
    "Meiryo",
    "NotoSansCJKjp-Regular",
    "Noto Sans CJK JP",
  ),
  system(
    "501 900",
    "HiraginoSans-W6",
    "Hiragino Sans W6",
    "YuGothicUI-Bold",
    "Yu Gothic UI Bold",
    "Meiryo Bold",
    "NotoSansCJKjp-Bold",
    "Noto Sans CJK JP Bold",
  ),
].join("");
const STACK =
  `:root:root{--tsu-font-sans:"${FAMILY}","Noto Sans JP Variable","Noto Sans JP","Tsumugi System",` +
  '"Hiragino Sans","Yu Gothic UI",system-ui,sans-serif}';

const FIRST = "interface-first.woff2";
const REST = "interface-rest.woff2";
const BOLD = "interface-bold.woff2";
const LATER = "interface-later.css";

const fileOf = (bundle: Rolldown.OutputBundle, name: string): string => {
  const found = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(name));
  if (!found) throw new Error(`The build has no ${name}.`);
  return found.fileName;
};

/**
 * The letters of the interface's own words as three files: one with the most frequent, which the browser asks for when the
 * first text is drawn, and two that `loadTypeface` lets in when the screen is there. Letters of what people wrote come by
 * the slices of Noto Sans JP. None is named as a preload: on a slow line it would keep the code from arriving.
 */
export function interfaceFont(): Plugin {
  return {
    name: "interface-font",
    apply: "build",
    async buildStart() {
      const letters = interfaceLetters();
      const first = await cutFirst("NotoSansJP_400Regular", letters);
      const restLetters = letters.filter((letter) => !first.letters.includes(letter));
      const rest = await cut("NotoSansJP_400Regular", restLetters);
      const bold = await cut("NotoSansJP_600SemiBold", [...new Set([...ALWAYS, ...letters])]);
      const emit = (name: string, source: string | Uint8Array) =>
        this.getFileName(this.emitFile({ type: "asset", name, source }));
      emit(FIRST, first.woff2);
      const later = [
        face(emit(REST, rest.woff2), "100 500", rangeOf(rest.letters)),
        face(emit(BOLD, bold.woff2), "501 900"),
      ];
      emit(LATER, later.join("\n"));
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) => {
        const first = fileOf(bundle, FIRST);
        return [
          { tag: "style", children: `${STACK}${SYSTEM}${face(first, "100 500")}`, injectTo: "head" },
          {
            tag: "meta",
            attrs: { name: "later-faces", content: `/${fileOf(bundle, LATER)}` },
            injectTo: "head",
          },
        ];
      },
    },
  };
}

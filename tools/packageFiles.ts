import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tokenCss } from "../packages/ui/src/theme/tokenCss.ts";
import { designTokens, figmaFiles } from "./packageFiles/designTokens.ts";
import { staticStyles } from "./packageFiles/staticStyles.ts";
import { root } from "./root.ts";

// What the published packages hold besides code. Runs on what tsdown has built: see packageBuild.ts.

const dist = (name: string, file: string) => join(root, "packages", name, "dist", file);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

for (const name of ["ui", "patterns"]) {
  const { sheets, css } = await staticStyles(name);
  writeFileSync(dist(name, "styles.css"), css);
  console.log(`    ${name}/styles.css: ${(css.length / 1000).toFixed(0)} kB`);
  if (name !== "ui") continue;
  // Styled parts write through the CSSOM: their element is empty, and a policy asks for the hash of that.
  const hashes = ["", ...sheets].map(hashOf);
  const { version } = JSON.parse(readFileSync(join(root, "packages/ui/package.json"), "utf8"));
  writeFileSync(dist("ui", "csp.json"), json({ version, "style-src": hashes }));
}

writeFileSync(dist("ui", "tokens.css"), tokenCss.trimStart());
writeFileSync(dist("ui", "tokens.json"), json(designTokens()));
mkdirSync(dist("ui", "figma"), { recursive: true });
for (const [file, tokens] of Object.entries(figmaFiles()))
  writeFileSync(dist("ui", `figma/${file}`), json(tokens));

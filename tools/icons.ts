import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { markSvg } from "../packages/ui/src/components/Logo/mark.ts";
import { colors } from "../packages/ui/src/theme/colors.ts";
import { ensureChromium } from "./chromium.ts";
import { icoOf } from "./ico.ts";
import { root } from "./root.ts";

/** Draws the icons of the app from the sign: `node tools/icons.ts` after `Logo/mark.ts` has changed. */
const folder = join(root, "app/public");
const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);

const browser = await chromium.launch({ executablePath: ensureChromium() });
const page = await browser.newPage();

async function png(side: number, svg: string): Promise<Buffer> {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${side}px;height:${side}px}</style>${svg}`,
  );
  return page.screenshot({ omitBackground: true });
}

write("favicon.svg", markSvg());
write("logo.svg", markSvg());
write("favicon.ico", icoOf([await png(16, markSvg()), await png(32, markSvg()), await png(48, markSvg())]));
// Apple rounds the corners itself and draws black where a picture is see-through.
write("apple-touch-icon.png", await png(180, markSvg({ bleed: true })));
write("icon-192.png", await png(192, markSvg()));
write("icon-512.png", await png(512, markSvg()));
write("icon-maskable-512.png", await png(512, markSvg({ bleed: true })));
await browser.close();

const icon = (src: string, side: number, purpose = "any") => ({
  src,
  sizes: `${side}x${side}`,
  type: "image/png",
  purpose,
});
const manifest = {
  name: "ツムギ",
  short_name: "ツムギ",
  lang: "ja",
  start_url: "/",
  display: "browser",
  background_color: colors.light.bg,
  theme_color: colors.light.surface,
  icons: [
    icon("/icon-192.png", 192),
    icon("/icon-512.png", 512),
    icon("/icon-maskable-512.png", 512, "maskable"),
  ],
};
write("manifest.json", `${JSON.stringify(manifest, null, 2)}\n`);

/** Scenes for the thumbnails of sample posts: six motifs in four lights. */

interface Palette {
  readonly sky: string;
  readonly ground: string;
  readonly main: string;
  readonly accent: string;
  readonly dark: string;
}

const PALETTES: readonly Palette[] = [
  { sky: "#f4e6dc", ground: "#e2c9b8", main: "#c4746a", accent: "#f0b7a4", dark: "#6b3b3a" },
  { sky: "#dfe9ee", ground: "#b9cdd6", main: "#4f7d96", accent: "#a9d0dd", dark: "#263f52" },
  { sky: "#e9ecda", ground: "#c8d1a8", main: "#71884d", accent: "#d5dfa8", dark: "#3a4a2c" },
  { sky: "#ece3f0", ground: "#cdbdd8", main: "#7b659c", accent: "#d9c4e6", dark: "#3e3258" },
];

const cosmetics = (p: Palette) => `<rect y="250" width="640" height="110" fill="${p.ground}"/>
<rect x="236" y="120" width="84" height="170" rx="14" fill="${p.main}"/><rect x="256" y="82" width="44" height="44" rx="6" fill="${p.dark}"/>
<rect x="252" y="178" width="52" height="64" rx="4" fill="#fff" opacity=".82"/>
<rect x="346" y="196" width="70" height="94" rx="35" fill="${p.accent}"/><rect x="362" y="176" width="38" height="28" rx="6" fill="${p.dark}" opacity=".8"/>
<ellipse cx="178" cy="276" rx="46" ry="16" fill="${p.accent}"/><ellipse cx="178" cy="270" rx="46" ry="16" fill="#fff" opacity=".7"/>
<circle cx="512" cy="104" r="58" fill="#fff" opacity=".5"/>`;

const bowl = (p: Palette) => `<rect y="220" width="640" height="140" fill="${p.ground}"/>
<ellipse cx="320" cy="210" rx="150" ry="42" fill="${p.accent}"/><path d="M170 210c0 76 66 116 150 116s150-40 150-116c-40 36-260 36-300 0z" fill="${p.main}"/>
<ellipse cx="280" cy="204" rx="34" ry="14" fill="#fff6e4"/><circle cx="280" cy="203" r="9" fill="#f0a63a"/>
<path d="M330 190q20 18 44 6t46 8" stroke="${p.dark}" stroke-width="7" fill="none" stroke-linecap="round"/>
<path d="M400 92 300 206M424 98 322 210" stroke="${p.dark}" stroke-width="8" stroke-linecap="round"/>
<path d="M250 130q-14-20 0-40t0-40M330 120q-14-20 0-40t0-40" stroke="#fff" stroke-width="6" fill="none" opacity=".7" stroke-linecap="round"/>`;

const mountains = (p: Palette) => `<circle cx="470" cy="96" r="44" fill="${p.accent}"/>
<path d="M0 270 150 120l92 96 92-132 150 160 60-58 96 84v90H0z" fill="${p.main}" opacity=".8"/>
<path d="m334 84 44 48-26-6-20 14-22-12-18 10z" fill="#fff" opacity=".85"/>
<path d="M0 300c120-46 220-24 320 0s220 24 320-10v70H0z" fill="${p.dark}" opacity=".7"/>
<path d="M0 330c140-26 240 4 640-20v50H0z" fill="${p.ground}"/>`;

const wardrobe = (p: Palette) => `<rect y="300" width="640" height="60" fill="${p.ground}"/>
<path d="M90 80h460" stroke="${p.dark}" stroke-width="8" stroke-linecap="round"/>
${[150, 250, 350, 450]
  .map(
    (x, i) =>
      `<path d="M${x} 84v18l-44 24 14 30 12-6v${90 + i * 12}h76v-${90 + i * 12}l12 6 14-30-44-24z" transform="translate(-18 0)" fill="${[p.main, p.accent, p.dark, "#fff"][i]}" opacity=".92"/>`,
  )
  .join("")}`;

const desk = (p: Palette) => `<rect y="240" width="640" height="120" fill="${p.ground}"/>
<rect x="190" y="100" width="220" height="140" rx="10" fill="${p.dark}"/><rect x="202" y="112" width="196" height="112" rx="4" fill="${p.accent}"/>
<path d="m284 146 46 24-46 24z" fill="${p.dark}"/><rect x="160" y="240" width="280" height="14" rx="7" fill="${p.main}"/>
<path d="M486 240v-46h44v46z" fill="#fff"/><path d="M508 194c-24-40-4-64 0-72 6 12 24 36 0 72z" fill="${p.main}"/>
<circle cx="110" cy="214" r="26" fill="#fff" opacity=".8"/><path d="M92 240h36" stroke="${p.dark}" stroke-width="6"/>`;

const cat = (p: Palette) => `<rect y="266" width="640" height="94" fill="${p.ground}"/>
<ellipse cx="320" cy="284" rx="150" ry="30" fill="${p.accent}"/>
<path d="M238 280c-8-70 20-116 82-116s90 46 82 116z" fill="${p.main}"/>
<path d="m262 126 8-52 40 34h20l40-34 8 52c4 48-22 74-58 74s-62-26-58-74z" fill="${p.main}"/>
<g fill="${p.dark}"><circle cx="298" cy="140" r="6"/><circle cx="342" cy="140" r="6"/><path d="m314 154 6 6 6-6z"/></g>
<path d="M402 262c54 4 60-50 30-60" stroke="${p.main}" stroke-width="20" fill="none" stroke-linecap="round"/>
<path d="M256 152h-34M258 162l-32 10M384 152h34M382 162l32 10" stroke="${p.dark}" stroke-width="3" stroke-linecap="round"/>`;

const MOTIFS = [cosmetics, bowl, mountains, wardrobe, desk, cat];

/** How many different scenes there are. */
export const THUMBNAIL_COUNT = MOTIFS.length * PALETTES.length;

/** A scene, the same for the same number. 640 × 360 units. */
export function thumbnailSvg(number: number): string {
  const palette = PALETTES[Math.floor(number / MOTIFS.length) % PALETTES.length] as Palette;
  const motif = MOTIFS[number % MOTIFS.length] as (p: Palette) => string;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">
<rect width="640" height="360" fill="${palette.sky}"/>
${motif(palette)}</svg>`;
}

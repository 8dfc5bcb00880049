/** Portraits of people who do not exist: the demo needs faces, and none may come from outside. */

const BACKGROUNDS = ["#e8dfd3", "#d9e4e0", "#dfe0ee", "#f0dcd6", "#e3e8d2", "#d8e3ee", "#efe4c8", "#e6d8e4"];
const SKINS = ["#f6d7c0", "#eec4a6", "#e2b08e", "#fae3d2"];
const HAIRS = ["#2b2320", "#3d2c24", "#5a3d2b", "#7a5136", "#1f2430", "#8d6a4f", "#4a3a4f", "#a5714d"];
const CLOTHES = ["#3b4f7a", "#7a3b4f", "#4f7a6b", "#c48a3f", "#59606f", "#a3b4c9", "#d58f7c", "#6d5f96"];

const LONG_HAIR =
  '<path d="M26 52c0-19 10-31 24-31s24 12 24 31v26c0 4-3 6-6 6H32c-3 0-6-2-6-6z" fill="HAIR"/>';
const BOB_HAIR =
  '<path d="M27 50c0-18 10-29 23-29s23 11 23 29c0 8-1 14-4 17H31c-3-3-4-9-4-17z" fill="HAIR"/>';
const BUN_HAIR = '<circle cx="50" cy="17" r="8" fill="HAIR"/>';

const FRONT_STRAIGHT =
  '<path d="M32 47c0-14 7-23 18-23s18 9 18 23c-4-7-9-10-18-10s-14 3-18 10z" fill="HAIR"/>';
const FRONT_PARTED =
  '<path d="M31 50c0-16 8-26 19-26s19 10 19 26c-3-9-7-14-15-18-5 9-14 12-23 18z" fill="HAIR"/>';
const FRONT_SHORT =
  '<path d="M31 46c-1-14 8-24 20-24 11 0 19 8 18 23-2-4-4-7-6-8-8 2-17 1-25-3-3 3-5 7-7 12z" fill="HAIR"/>';

interface Style {
  readonly back: string;
  readonly front: string;
}
const STYLES: readonly Style[] = [
  { back: LONG_HAIR, front: FRONT_STRAIGHT },
  { back: BOB_HAIR, front: FRONT_PARTED },
  { back: "", front: FRONT_SHORT },
  { back: BUN_HAIR, front: FRONT_PARTED },
  { back: BOB_HAIR, front: FRONT_STRAIGHT },
  { back: "", front: FRONT_PARTED },
  { back: LONG_HAIR, front: FRONT_PARTED },
];

const GLASSES =
  '<g fill="none" stroke="#33333b" stroke-width="1.4"><circle cx="43" cy="51" r="5"/><circle cx="57" cy="51" r="5"/><path d="M48 51h4"/></g>';

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const styleOf = (number: number) => (number * 2 + Math.floor(number / 7)) % STYLES.length;

/** Whether the face of that number has no hair below the ears. */
export const hasShortHair = (number: number): boolean => STYLES[styleOf(number)]?.back === "";

/** A face, the same for the same number. 100 × 100 units. */
export function avatarSvg(number: number): string {
  // Steps prime to the list lengths: neighbours differ in every part.
  const background = pick(BACKGROUNDS, number * 3 + 1);
  const skin = pick(SKINS, number * 7 + Math.floor(number / 5));
  const hair = pick(HAIRS, number * 5 + Math.floor(number / 8));
  const clothes = pick(CLOTHES, number * 3 + Math.floor(number / 3));
  const style = STYLES[styleOf(number)] as Style;
  const glasses = number % 6 === 4 ? GLASSES : "";
  const mouth = number % 3 === 0 ? "M45 61q5 5 10 0" : "M46 62q4 3 8 0";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200">
<rect width="100" height="100" fill="${background}"/>
${style.back.replaceAll("HAIR", hair)}
<path d="M18 100c2-17 14-24 32-24s30 7 32 24z" fill="${clothes}"/>
<path d="M43 64h14v14c0 4-3 7-7 7s-7-3-7-7z" fill="${skin}"/><path d="M43 69c4 4 10 4 14 0v4c-4 3-10 3-14 0z" fill="#000" opacity=".09"/>
<path d="M33 48c0-13 7-21 17-21s17 8 17 21c0 14-8 23-17 23s-17-9-17-23z" fill="${skin}"/>
${style.front.replaceAll("HAIR", hair)}
<g fill="#2c2628"><circle cx="43" cy="51" r="1.9"/><circle cx="57" cy="51" r="1.9"/></g>
<g fill="#e58f86" opacity=".35"><circle cx="39" cy="57" r="3.4"/><circle cx="61" cy="57" r="3.4"/></g>
<path d="${mouth}" fill="none" stroke="#a5524b" stroke-width="1.6" stroke-linecap="round"/>
${glasses}</svg>`;
}

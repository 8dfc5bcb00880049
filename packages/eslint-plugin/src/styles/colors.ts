/** The colour names of CSS. Words such as `currentColor`, `transparent` and `CanvasText` follow the page and are none. */
export const COLOR_NAMES: ReadonlySet<string> = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
  mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
  midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
  slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
  yellowgreen`.split(/\s+/),
);

/** Properties in whose value a word may be a colour. */
const TAKES_COLOR =
  /^(-webkit-|-moz-)?(.*color|background|background-image|border|border-(top|right|bottom|left|block|inline|image)(-(start|end))?|outline|column-rule|text-decoration|text-emphasis|text-shadow|box-shadow|text-stroke|fill|stroke|filter|backdrop-filter|tap-highlight-color)$/;

/** A mask takes the strength of a colour only: nobody sees which one it is. */
const IS_MASK = /^(-webkit-)?mask/;

const HEX = /(?<![\w&-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;
const FUNCTION = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?:[^()]|\([^()]*\))*\)/gi;
const WORD = /(?<![\w$.#\uE000-])[a-z]+(?![\w(\uE000-])/gi;
const ASIDE = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)/gi;

export interface FoundColor {
  color: string;
  at: number;
}

const blank = (found: string) => " ".repeat(found.length);

/** Colours written out in the value of a property; with the name unknown, those that cannot be anything else. */
export function rawColors(value: string, property: string): FoundColor[] {
  if (IS_MASK.test(property)) return [];
  const text = value.replaceAll(ASIDE, blank);
  const found = (pattern: RegExp, isColor: (match: string) => boolean) =>
    [...text.matchAll(pattern)].flatMap(({ 0: match, index }) =>
      isColor(match) ? [{ color: match, at: index }] : [],
    );
  // What is made from a token or a value put in later follows the page.
  const functions = found(FUNCTION, (match) => !/var\(|\uE000/.test(match));
  const isWhole = property.startsWith("--") && COLOR_NAMES.has(text.trim().toLowerCase());
  const names =
    isWhole || TAKES_COLOR.test(property) ? found(WORD, (match) => COLOR_NAMES.has(match.toLowerCase())) : [];
  const inFunction = (at: number) =>
    functions.some(({ color, at: start }) => at > start && at < start + color.length);
  return [...found(HEX, () => true), ...functions, ...names.filter(({ at }) => !inFunction(at))].sort(
    (one, other) => one.at - other.at,
  );
}

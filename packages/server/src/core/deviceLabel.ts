const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, "Chrome"],
  [/\bVersion\/.+\bSafari\//, "Safari"],
];
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];
const nameOf = (list: typeof browsers, agent: string) => list.find(([mark]) => mark.test(agent))?.[1];

/** Browser and system as their owner calls them; empty where the header says neither. Nothing finer is kept. */
export function deviceLabel(agent: string | null): string {
  const browser = nameOf(browsers, agent ?? "");
  const system = nameOf(systems, agent ?? "");
  return browser && system ? `${browser}（${system}）` : (browser ?? system ?? "");
}

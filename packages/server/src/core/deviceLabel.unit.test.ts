import { expect, it } from "vitest";
import { deviceLabel } from "./deviceLabel.ts";

const mozilla = "Mozilla/5.0";

it.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    "Edge（Windows）",
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36`,
    "Chrome（Mac）",
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15`,
    "Safari（Mac）",
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1`,
    "Safari（iPhone）",
  ],
  [
    `${mozilla} (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
    "Chrome（iPad）",
  ],
  [
    `${mozilla} (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36`,
    "Chrome（Android）",
  ],
  [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, "Firefox（Linux）"],
  ["curl/8.5.0", ""],
])("reads %s", (agent, label) => {
  expect(deviceLabel(agent)).toBe(label);
});

it("has no name for a caller that does not say what it is", () => {
  expect(deviceLabel(null)).toBe("");
});

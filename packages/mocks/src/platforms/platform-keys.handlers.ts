import {
  checkPlatformKey,
  listPlatformKeys,
  listRecentMedia,
  type PlatformKey,
  platforms,
  removePlatformKey,
  setPlatformKey,
} from "@tsumugi/contract";
import { daysAgo, minutesAgo } from "../core/clock.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildRecentMedia } from "./platforms.fixtures.ts";

/** One platform read with the server's key, as most are. */
export const buildPlatformKey = (overrides: Partial<PlatformKey> = {}): PlatformKey => ({
  platform: "youtube",
  source: "server",
  tail: null,
  updated_by: null,
  updated_at: null,
  check: null,
  quota: { used: 312, limit: 5_000, resting_until: null },
  ...overrides,
});

/** The company's own, tested yesterday. */
export const buildOwnPlatformKey = (overrides: Partial<PlatformKey> = {}): PlatformKey =>
  buildPlatformKey({
    source: "company",
    tail: "9fQk",
    updated_by: { uid: "user_001", name: "藤井 彩乃", image: null },
    updated_at: daysAgo(20),
    check: { fault: null, message: "YouTube に接続できました。", checked_at: daysAgo(1) },
    quota: { used: 1_840, limit: 10_000, resting_until: null },
    ...overrides,
  });

const keys = (): PlatformKey[] => [
  buildOwnPlatformKey(),
  buildPlatformKey({ platform: "instagram" }),
  buildOwnPlatformKey({
    platform: "tiktok",
    tail: "a81c",
    check: {
      fault: "key_refused",
      message:
        "TikTok がAPIキーを受け付けませんでした。期限切れか、値の誤りです。管理者が企業情報の「SNS連携」でキーを入れ直してください。",
      checked_at: minutesAgo(300),
    },
    quota: { used: 12, limit: 1_000, resting_until: null },
  }),
  buildPlatformKey({
    platform: "x",
    source: "none",
    quota: { used: 0, limit: 0, resting_until: null },
  }),
];

const platformOf = (given: string | undefined) => platforms.find((each) => each === given) ?? "youtube";

export const platformKeysHandlers = [
  mockEndpoint(listPlatformKeys, () => ({ items: keys() })),
  mockEndpoint(setPlatformKey, ({ params }) =>
    buildOwnPlatformKey({ platform: platformOf(params.platform), check: null }),
  ),
  mockEndpoint(removePlatformKey, ({ params }) =>
    buildPlatformKey({ platform: platformOf(params.platform) }),
  ),
  mockEndpoint(checkPlatformKey, () => ({
    fault: null,
    message: "YouTube に接続できました。",
    checked_at: minutesAgo(0),
  })),
  mockEndpoint(listRecentMedia, ({ query }) => ({
    items: [1, 2, 3, 4, 5, 6].map((index) => buildRecentMedia({ platform: query.platform }, index)),
    unread: [],
  })),
];

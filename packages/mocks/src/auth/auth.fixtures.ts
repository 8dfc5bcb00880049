import type { SecondFactor, Session, SignedInDevice } from "@tsumugi/contract";
import { daysAgo, minutesAgo } from "../core/clock.ts";

/** What signing in answers; the tokens open nothing. */
export const buildSession = (overrides: Partial<Session> = {}): Session => ({
  id_token: "mock.id.token",
  refresh_token: "mock-refresh-token",
  expires_in: 900,
  uid: "user_001",
  ...overrides,
});

export const buildSignedInDevice = (overrides: Partial<SignedInDevice> = {}): SignedInDevice => ({
  uid: "session_001",
  device: "Chrome（Windows）",
  signed_in_at: daysAgo(3),
  last_used_at: minutesAgo(1),
  is_current: true,
  ...overrides,
});

/** This browser, a phone, and one whose browser did not say what it is. */
export const buildSignedInDevices = (): SignedInDevice[] => [
  buildSignedInDevice(),
  buildSignedInDevice({
    uid: "session_002",
    device: "Safari（iPhone）",
    signed_in_at: daysAgo(12),
    last_used_at: daysAgo(1),
    is_current: false,
  }),
  buildSignedInDevice({
    uid: "session_003",
    device: "",
    signed_in_at: daysAgo(25),
    last_used_at: daysAgo(20),
    is_current: false,
  }),
];

export const buildSecondFactor = (overrides: Partial<SecondFactor> = {}): SecondFactor => ({
  is_on: false,
  is_required: false,
  recovery_codes_left: 0,
  ...overrides,
});

export const RECOVERY_CODES = [
  "k7qf-3m9x-vt2a-m9ep-xbc5-udnv",
  "w8hd-p4nz-c6ry-b8tg-bcqq-chcu",
  "b3je-s9uk-m2xg-qb5v-d9hx-xv9b",
  "t5va-q7wf-h8nd-vvpb-hbu6-ekqe",
  "z4cp-r6ym-k3je-udvk-u5yf-dvvx",
  "x9gb-u2ts-v7aq-gndu-zcvb-wgsy",
  "n6hw-f8dz-p4kc-uq3m-rv8r-nkh4",
  "m2ry-j5eb-s3gx-fz3h-cvkt-s7m2",
  "a7tv-w9qh-d6nf-rkwc-dtqf-3me8",
  "c8pk-z3um-y4sr-sqb9-yc3u-v475",
];

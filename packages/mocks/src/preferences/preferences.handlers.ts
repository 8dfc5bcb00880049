import { getPreference, putPreference } from "@tsumugi/contract";
import { NOW } from "../core/clock.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";

export const preferencesHandlers = [
  mockEndpoint(getPreference, ({ params }) => ({
    key: params.key ?? "",
    value: null,
    version: 0,
    updated_at: null,
  })),
  mockEndpoint(putPreference, ({ params, body }) => ({
    key: params.key ?? "",
    value: body.value,
    version: (body.version ?? 0) + 1,
    updated_at: NOW,
  })),
];

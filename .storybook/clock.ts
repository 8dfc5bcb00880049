/** The present of every story: Friday morning in Japan. */
export const STORY_NOW = Date.parse("2026-11-20T10:00:00+09:00");

const names: Record<string, string> = {
  "2026-11-03": "文化の日",
  "2026-11-23": "勤労感謝の日",
  "2026-12-28": "年末休業",
};

/** Holidays around the present of the stories, and a day on which a company itself is closed. */
export const dayOff = (day: string): string | undefined => names[day];

const MARKS: Readonly<Record<string, string>> = {
  tsumugi: `<rect width="100" height="100" rx="22" fill="#8c4a4f"/><path d="M50 16c18 22 26 34 26 46a26 26 0 0 1-52 0c0-12 8-24 26-46z" fill="#fbeee6"/>
<path d="M50 84V50M50 66c-9-1-14-6-15-14 9 0 14 5 15 14zM50 60c8-1 13-6 14-13-8 0-13 5-14 13z" stroke="#8c4a4f" stroke-width="3" fill="#d58f7c" stroke-linejoin="round"/>`,
  aoba: `<rect width="100" height="100" rx="22" fill="#3f6b4d"/><path d="M50 82c-26-10-32-34-26-58 24 2 44 18 40 44" fill="#cfe3b4"/>
<path d="M50 82c0-22-6-36-20-48" stroke="#3f6b4d" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M50 82c2-16 12-26 26-30-2 18-10 28-26 30z" fill="#f3d98b"/>`,
};

/** The mark of a demo company, or null when there is none of that name. */
export const companySvg = (name: string): string | null =>
  Object.hasOwn(MARKS, name)
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200">${MARKS[name]}</svg>`
    : null;

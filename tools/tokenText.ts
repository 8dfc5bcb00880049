import { shortCss } from "./minifyCss.ts";

const textOf = async (file: string): Promise<string> => {
  const { tokenCss } = (await import(file)) as typeof import("../packages/ui/src/theme/tokenCss.ts");
  return `export const tokenCss = ${JSON.stringify(shortCss(tokenCss))};\n`;
};

/** The names alone: what stands for a token is written the same for each of them. */
const namesOf = async (file: string): Promise<string> => {
  const { theme } = (await import(file)) as typeof import("../packages/ui/src/theme/theme.ts");
  const parts = Object.entries(theme).map(
    ([part, names]) => `${part}: references("${Object.keys(names).join(" ")}")`,
  );
  return `const references = (names) => Object.fromEntries(names.split(" ").map((name) => [name, \`var(--tsu-\${name})\`]));
export const theme = { ${parts.join(", ")} };
export { tokenCss as themeCss } from "./tokenCss.ts";
`;
};

/**
 * The tokens as the texts that they come to. The tables they are made from are for those who draw; a page needs the texts
 * alone, and would load the tables only to write them.
 */
export const tokenText = {
  name: "token-text",
  transform: {
    order: "pre" as const,
    handler: (_: string, id: string): Promise<string> | undefined => {
      if (id.endsWith("/src/theme/tokenCss.ts")) return textOf(id);
      return id.endsWith("/src/theme/theme.ts") ? namesOf(id) : undefined;
    },
  },
};

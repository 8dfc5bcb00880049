import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const COMPONENTS = join(import.meta.dirname, "../components");

/**
 * The story file of every component, for tests. A folder without a component of its name contains parts of
 * others.
 */
export const componentStories = () =>
  readdirSync(COMPONENTS, { withFileTypes: true })
    .filter((found) => found.isDirectory() && existsSync(join(COMPONENTS, found.name, `${found.name}.tsx`)))
    .map(({ name }) => {
      const file = `${name}/${name}.stories.tsx`;
      return { name, file, source: readFileSync(join(COMPONENTS, file), "utf8") };
    });

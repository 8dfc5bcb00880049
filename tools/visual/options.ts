import { parseArgs } from "node:util";

export interface Options {
  /** Part of a title, name or id; all stories without it. */
  filter: string | undefined;
  /** Keeps what was drawn as the pictures to compare with. */
  accept: boolean;
  /** Every story, and not only the first look. */
  all: boolean;
  /** Git ref whose pictures are drawn and kept first. */
  base: string | undefined;
  /** A Storybook that is built already; built again without it. */
  from: string | undefined;
  /** Pages drawn at the same time. */
  jobs: number;
}

export const usage = `pnpm visual [--filter <題の一部>] [--all] [--accept] [--base <git ref>] [--from <ビルド済みのフォルダー>] [--jobs <数>]

  (なし)      今のストーリーを撮り、.visual/base の絵と比べて .visual/report.html を書く
  --all       すべてのストーリーを撮る（既定は、部品の状態一覧、読むページ、画面の Loaded と Phone）
  --accept    撮った絵を、これからの比べる相手にする
  --base ref  その版を別の作業ツリーでビルドして撮り、相手にしてから比べる
`;

/** Reads the command line; throws a sentence for what it does not know. */
export function readOptions(args: string[], cpus: number): Options {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== "--"),
    options: {
      filter: { type: "string" },
      all: { type: "boolean", default: false },
      accept: { type: "boolean", default: false },
      base: { type: "string" },
      from: { type: "string" },
      jobs: { type: "string", default: String(Math.max(2, cpus)) },
    },
  });
  const jobs = Number(values.jobs);
  if (!Number.isInteger(jobs) || jobs < 1) throw new Error("--jobs は 1 以上の整数で指定してください。");
  if (values.accept && values.base) throw new Error("--accept と --base は、いっしょに使えません。");
  const { filter, all, accept, base, from } = values;
  return { filter, all, accept, base, from, jobs };
}

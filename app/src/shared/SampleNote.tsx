import { Banner } from "@tsumugi/ui";

export interface SampleNoteProps {
  readonly report: {
    /** Among the posts are some with figures of the sandbox. */
    readonly is_sample: boolean;
    /** False: there are measured figures, beside which those do not count. */
    readonly counts_samples: boolean;
  };
}

/** Says of a report's figures that they are samples, or that samples are left out of them. */
export function SampleNote({ report: { is_sample, counts_samples } }: SampleNoteProps) {
  if (!is_sample) return null;
  return (
    <Banner tone="warning">
      {counts_samples
        ? "サンプルデータです。実際の計測値ではありません。"
        : "サンプルの数値は、実際の計測値と混ざらないよう集計に含めていません。"}
    </Banner>
  );
}

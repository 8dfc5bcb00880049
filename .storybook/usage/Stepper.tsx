import { Stepper } from "@tsumugi/ui";

export const Import = () => (
  <Stepper label="一括登録の手順" steps={["選ぶ", "対応づける", "確かめる"]} current={1} />
);

export const LongForm = () => (
  <Stepper
    label="登録の目次"
    direction="column"
    current={1}
    steps={[
      { label: "プロフィール", done: true, summary: "4項目中4項目" },
      { label: "連絡先", errorCount: 1 },
      { label: "取引条件", optional: true },
    ]}
    onStepSelect={(index) => document.getElementById(`section-${index}`)?.focus()}
  />
);

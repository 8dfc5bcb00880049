import { Stepper } from "@tsumugi/ui";

export const Import = () => (
  <Stepper label="一括登録の手順" steps={["選ぶ", "対応づける", "確かめる"]} current={1} />
);

import { Sparkline } from "@tsumugi/ui";

/** 表の 1 行で、読み込みの前後でも大きさが変わりません。 */
export const Trend = ({ values, error, retry }: { values?: number[]; error?: string; retry: () => void }) => (
  <Sparkline
    label="1週間の再生数"
    unit="回"
    values={values ?? []}
    loading={!values && !error}
    error={error}
    onRetry={retry}
  />
);

export const Week = () => <Sparkline label="1週間の再生数" unit="回" values={[820, 1_240, null, 2_310]} />;

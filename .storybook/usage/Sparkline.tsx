import { Sparkline } from "@tsumugi/ui";

export const Week = () => <Sparkline label="1週間の再生数" unit="回" values={[820, 1_240, null, 2_310]} />;

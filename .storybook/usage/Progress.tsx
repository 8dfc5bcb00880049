import { Progress } from "@tsumugi/ui";

export const Importing = () => <Progress label="取込中" value={1_200} max={5_000} remaining={95} />;

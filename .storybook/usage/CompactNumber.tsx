import { CompactNumber } from "@tsumugi/ui";

export const Followers = () => <CompactNumber value={123_456} unit="人" focusable />;

import { Logo } from "@tsumugi/ui";

export const Sign = () => <Logo mark size={40} />;

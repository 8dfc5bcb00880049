import { Money } from "@tsumugi/ui";

export const Fee = () => <Money value={50_000} tax="excluded" />;

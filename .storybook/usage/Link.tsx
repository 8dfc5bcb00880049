import { Link } from "@tsumugi/ui";

export const Terms = () => (
  <Link href="https://example.jp/terms" external>
    利用規約
  </Link>
);

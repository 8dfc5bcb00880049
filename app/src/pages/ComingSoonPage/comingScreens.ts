import { paths } from "../../paths.ts";
import type { ComingSoonPageProps } from "./ComingSoonPage.tsx";

const home = { href: paths.home.getHref(), label: "ホームへ" };
const projects = { href: paths.projects.getHref(), label: "案件へ" };

interface ComingScreen extends ComingSoonPageProps {
  readonly path: string;
}

const notices =
  "検収済みの依頼から支払通知書を作り、発行、確認、支払いまでを管理できるようになります。支払期日は案件の設定で確認できます。";

/** Screens whose slice is not built yet, with what they will hold. */
export const comingScreens: readonly ComingScreen[] = [
  { path: paths.paymentNoticeNew.path, title: "支払通知書の作成", contents: notices, back: projects },
  { path: paths.paymentNotice.path, title: "支払通知書の詳細", contents: notices, back: projects },
  {
    path: paths.adminPaymentNotices.path,
    title: "運営の支払通知書",
    contents: "すべての企業の支払通知書を確認できるようになります。",
    back: home,
  },
];

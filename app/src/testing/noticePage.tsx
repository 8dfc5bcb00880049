import type { StoryContext } from "@storybook/react-vite";
import { PaymentNoticePage } from "../pages/PaymentNoticePage/PaymentNoticePage.tsx";
import { paths } from "../paths.ts";
import { PageFrame } from "./PageFrame.tsx";

/** The page of a payment notice: the one that a story's `at` names, or an ordinary one. */
export const renderNoticePage = (_: unknown, { parameters }: Pick<StoryContext, "parameters">) => (
  <PageFrame path={paths.paymentNotice.path} at={parameters.at ?? paths.paymentNotice.getHref("notice_002")}>
    <PaymentNoticePage />
  </PageFrame>
);

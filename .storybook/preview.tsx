import "@fontsource-variable/noto-sans-jp";
import type { Preview } from "@storybook/react-vite";
import { clearToasts } from "@tsumugi/ui/testing";
import { mswLoader } from "msw-storybook-addon/csf3";
import { configure } from "storybook/test";
import { chromatic } from "./chromatic.ts";
import { DocsFrame } from "./DocsFrame.tsx";
import { DocsPage } from "./DocsPage.tsx";
import { darkContrast } from "./darkContrast.ts";
import { withAppProviders, withUi } from "./decorators.tsx";
import { freshSpies } from "./freshSpies.ts";
import { globalTypes, initialGlobals, viewports } from "./globals.ts";
import { loadLetters } from "./letters.ts";
import { withoutElements } from "./withoutElements.ts";
import { failOnUnhandled, forgetUnhandled, startWorker } from "./worker.ts";

// A machine that does other work draws late; what never comes fails all the same.
configure({ asyncUtilTimeout: 5000 });

// What fades in is not visible in its first frame, and what fades out is still there: a test must not race it.
if (import.meta.env.MODE === "test") {
  const still = document.createElement("style");
  still.textContent = "*, *::before, *::after { animation: none !important; transition: none !important; }";
  document.head.append(still);
}

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [withoutElements],
  loaders: [mswLoader(startWorker)],
  decorators: [withAppProviders, withUi],
  beforeAll: () => (import.meta.env.MODE === "test" ? loadLetters() : undefined),
  beforeEach: ({ args }) => {
    // Tests share a page: what an earlier story said would stand beside what this one says.
    clearToasts();
    if (import.meta.env.MODE === "test") freshSpies(args);
    forgetUnhandled();
  },
  afterEach: failOnUnhandled,
  initialGlobals,
  globalTypes,
  parameters: {
    layout: "padded",
    // A test needs what is wrong; axe tells of all that is right in 180 kB a story, which takes time to write.
    a11y: {
      test: "error",
      options: import.meta.env.MODE === "test" ? { resultTypes: ["violations"] } : {},
      config: import.meta.env.MODE === "test" ? darkContrast : {},
    },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: { container: DocsFrame, page: DocsPage, canvas: { sourceState: "hidden" } },
    backgrounds: { disable: true },
    chromatic,
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          "はじめに",
          ["ツムギのデザインシステム", "使う・加える", "サーバー描画と CSP"],
          "基礎",
          [
            "色",
            "自社のブランド",
            "トークン",
            "文字",
            "余白と角と影",
            "密度",
            "動き",
            "重なり",
            "幅",
            "アイコン",
            "文言",
            "アクセシビリティ",
            "ロゴと絵",
          ],
          "部品",
          [
            // 操作
            "Button",
            "IconButton",
            "Link",
            "Menu",
            "CommandPalette",
            "Toolbar",
            // 入力
            "FormField",
            "RequirementBadge",
            "TextField",
            "TextArea",
            "NumberField",
            "SearchField",
            "DateField",
            "DateRangeField",
            "Select",
            "Combobox",
            "MultiSelect",
            "TagField",
            "Checkbox",
            "CheckboxGroup",
            "Radio",
            "RadioGroup",
            "Switch",
            "FileDrop",
            "FormErrorSummary",
            // 表示
            "DataTable",
            "Card",
            "DescriptionList",
            "Timeline",
            "Badge",
            "Tag",
            "Avatar",
            "Money",
            "CompactNumber",
            "RelativeTime",
            "DueDate",
            "LineChart",
            "BarChart",
            "Sparkline",
            "Icon",
            "Logo",
            // 移動
            "AppShell",
            "PageHeader",
            "Tabs",
            "Breadcrumbs",
            "Pagination",
            "LoadMore",
            "Stepper",
            // 重なり
            "Dialog",
            "ConfirmDialog",
            "SidePanel",
            "Popover",
            "Tooltip",
            "ImagePreview",
            "GuidedTour",
            // 知らせ
            "Banner",
            "Toaster",
            "EmptyState",
            "ErrorState",
            "Progress",
            "Spinner",
            "Skeleton",
            // 配置
            "Stack",
            "PrintPage",
          ],
          "画面の型",
          "フック",
          [
            "フックとは",
            "取得と再試行",
            "一覧とページ送り",
            "更新",
            "チャットの統合",
            "未読数",
            "サインインと会社の切り替え",
          ],
          "画面",
          "流れ",
          ["はじめての案件", "下書きを確認する", "一括登録"],
        ],
      },
    },
  },
};

export default preview;

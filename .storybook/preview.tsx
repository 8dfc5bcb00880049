import "@fontsource-variable/noto-sans-jp";
import type { Preview } from "@storybook/react-vite";
import { clearToasts } from "@tsumugi/ui/testing";
import { mswLoader } from "msw-storybook-addon/csf3";
import { configure, getConfig } from "storybook/test";
import { printsPageAtTheEnd } from "../tools/elementError.ts";
import "./axeIndex.ts";
import { chromatic } from "./chromatic.ts";
import { darkContrast } from "./darkContrast.ts";
import { withAppProviders, withUi } from "./decorators.tsx";
import { freshSpies } from "./freshSpies.ts";
import { globalTypes, initialGlobals, viewports } from "./globals.ts";
import { loadLetters } from "./letters.ts";
import { failOnMissedTargets } from "./phoneTargets.ts";
import { spelledTypes } from "./spelledTypes.ts";
import { failOnThrown, throwThrown, withBoundary } from "./storyErrors.tsx";
import { withoutElements } from "./withoutElements.ts";
import { failOnUnhandled, forgetUnhandled, startWorker } from "./worker.ts";

// The compiler reads them once, for the catalogue that is built: seconds that no story waits for while it is worked on.
const propTypes =
  import.meta.env.PROD && import.meta.env.MODE !== "test" ? (await import("virtual:prop-types")).default : {};

// A test draws no docs page: Storybook's blocks for it are as large as axe, and each of its pages would read them.
const docs = import.meta.env.MODE === "test" ? {} : (await import("./docs.ts")).docs;

// A machine that does other work draws late; what never comes fails all the same.
configure({ asyncUtilTimeout: 5000 });
configure(printsPageAtTheEnd(getConfig));

// What fades in is not visible in its first frame, and what fades out is still there: a test must not race it.
if (import.meta.env.MODE === "test") {
  const still = document.createElement("style");
  still.textContent = "*, *::before, *::after { animation: none !important; transition: none !important; }";
  document.head.append(still);
}

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [withoutElements, spelledTypes(propTypes)],
  loaders: [mswLoader(startWorker)],
  // The last one stands around all others. The catalogue shows what a story throws in its place; a test run does not.
  decorators: [withAppProviders, withUi, ...(import.meta.env.MODE === "test" ? [withBoundary] : [])],
  beforeAll: () => (import.meta.env.MODE === "test" ? loadLetters() : undefined),
  beforeEach: (context) => {
    // Tests share a page: what an earlier story said would stand beside what this one says.
    clearToasts();
    if (import.meta.env.MODE === "test") {
      freshSpies(context.args);
      failOnThrown(context);
    }
    forgetUnhandled();
  },
  afterEach: () => {
    throwThrown();
    failOnUnhandled();
    if (import.meta.env.MODE === "test") failOnMissedTargets();
  },
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
    docs,
    backgrounds: { disable: true },
    chromatic,
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          "はじめに",
          ["ツムギのデザインシステム", "使う・加える", "試し書き", "サーバー描画と CSP"],
          "基礎",
          [
            "色",
            "グラフ",
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
            "ほかの言葉",
            "アクセシビリティ",
            "ロゴと絵",
          ],
          "部品",
          [
            // 操作
            "Button ボタン",
            "IconButton アイコンボタン",
            "PlainButton 見た目のないボタン",
            "Link リンク",
            "Menu メニュー（ドロップダウンメニュー）",
            "CommandPalette 全体検索（コマンドパレット）",
            "Toolbar ツールバー",
            // 入力
            "FormField フォームの欄（フォームコントロール、ラベル）",
            "RequirementBadge 必須と任意",
            "TextField 文字の入力欄（テキストフィールド、インプット）",
            "TextArea 複数行の入力欄（テキストエリア）",
            "NumberField 数値の入力欄",
            "SearchField 検索欄",
            "DateField 日付（デートピッカー）",
            "DateRangeField 期間（デートレンジ）",
            "DateTimeField 日時",
            "Select プルダウン（セレクト、ドロップダウン）",
            "Combobox 候補から選ぶ（コンボボックス、オートコンプリート）",
            "MultiSelect 複数選択（マルチセレクト）",
            "TagField タグの入力欄",
            "Checkbox チェックボックス",
            "CheckboxGroup チェックボックスの組",
            "Radio ラジオボタン",
            "RadioGroup ラジオボタンの組",
            "Switch スイッチ（トグル）",
            "FileDrop ファイルの選択（アップロード、ドロップゾーン）",
            "FormErrorSummary 入力の誤りのまとめ（エラーサマリー）",
            // 表示
            "DataTable 表（テーブル、データグリッド）",
            "DataTable（行）",
            "DataTable（列）",
            "DataTable（列の多い表）",
            "DataTable（まとまり）",
            "DataTable（範囲）",
            "DataTable（範囲の集計）",
            "DataTable（表計算）",
            "DataTable（保存できない入力）",
            "KanbanBoard かんばんボード（カンバン）",
            "EventCalendar カレンダー（スケジュール）",
            "Card カード",
            "DescriptionList 項目と値（定義リスト）",
            "Timeline 履歴（タイムライン、アクティビティ）",
            "FileList ファイルの一覧（添付ファイル）",
            "Tree 木構造の一覧（ツリー）",
            "Badge バッジ（ステータスラベル）",
            "Tag タグ（チップ、ラベル）",
            "Avatar アバター（プロフィール画像）",
            "Money 金額",
            "CompactNumber 大きな数",
            "RelativeTime 相対時刻",
            "DueDate 期限",
            "LineChart 折れ線グラフ（ラインチャート）",
            "BarChart 棒グラフ（バーチャート）",
            "Sparkline 小さなグラフ（スパークライン）",
            "Icon アイコン",
            "Logo ロゴ",
            // 移動
            "AppShell 画面の枠（サイドバー、レイアウト）",
            "PageHeader 画面の見出し（ページヘッダー）",
            "Tabs タブ",
            "Breadcrumbs パンくずリスト",
            "Pagination ページ送り（ページネーション）",
            "LoadMore もっと見る",
            "Stepper 手順（ステッパー、ウィザード）",
            // 重なり
            "Dialog ダイアログ（モーダル）",
            "ConfirmDialog 確認ダイアログ（モーダル、アラートダイアログ）",
            "SidePanel サイドパネル（ドロワー）",
            "Popover ポップオーバー",
            "Tooltip ツールチップ",
            "ImagePreview 画像のプレビュー（ライトボックス）",
            "GuidedTour ツアー（オンボーディング）",
            // 知らせ
            "Banner バナー（アラート）",
            "Toaster トースト（スナックバー、通知）",
            "EmptyState 空の状態",
            "ErrorState エラーの状態",
            "Progress 進み具合（プログレスバー）",
            "Spinner スピナー（ローディング）",
            "Skeleton スケルトン（プレースホルダー）",
            // 配置
            "Stack 並べ方（グリッド、レイアウト）",
            "PrintPage 印刷",
          ],
          "画面の型",
          [
            "枠",
            "ホーム",
            "サインイン",
            "新規登録",
            "お知らせ",
            "クリエイター管理",
            "一括登録",
            "自社の項目",
            "保存したビュー",
            "クリエイター検索",
            "案件",
            "依頼",
            "下書き",
            "投稿実績",
            "レポート",
            "短縮リンク",
            "発送",
            "依頼への返信",
            "返信ページ",
            "クリエイターへのメール",
            "メッセージ",
            "定型文",
            "予約送信",
            "サポート",
            "支払通知書",
            "振込先",
            "企業",
            "メンバー",
            "操作の記録",
            "共通",
          ],
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
          [
            "サインイン",
            "2段階認証が必要なとき",
            "パスワードの再設定",
            "新規登録",
            "企業の登録",
            "招待",
            "招待からの登録",
            "メールアドレスの確認",
            "メールアドレスの変更",
            "枠",
            "ホーム",
            "企業のない人のホーム",
            "お知らせ",
            "クリエイター管理",
            "クリエイター検索",
            "案件",
            "依頼への返信",
            "レポート",
            "共有されたレポート",
            "メッセージ",
            "支払通知書",
            "設定",
            "運営",
            "ヘルプ",
            "メールのお知らせを止める",
            "ほかの企業のリンク",
            "運営の画面",
            "エラー",
          ],
          "流れ",
          ["はじめての案件", "下書きを確認する", "一括登録"],
        ],
      },
    },
  },
};

export default preview;

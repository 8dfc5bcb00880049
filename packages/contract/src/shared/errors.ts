import { rightsErrors } from "./rightsErrors.ts";
import { statusErrors } from "./statusErrors.ts";

/**
 * Every error code with its status and the message shown when nothing more exact is known:
 * cause first, then what to do.
 */
export const errorCatalogue = {
  invalid_request: statusErrors.invalid_request,
  malformed_body: {
    status: 400,
    message: "送信されたデータを読み取れませんでした。画面を再読み込みしてください。",
  },
  csv_unreadable: {
    status: 400,
    message: "ファイルを読み取れませんでした。CSV（UTF-8 または Shift_JIS）で保存し直してください。",
  },
  csv_columns_mismatch: {
    status: 400,
    message: "列の対応付けがファイルと合いません。列を選び直してください。",
  },
  unauthenticated: statusErrors.unauthenticated,
  wrong_credentials: {
    status: 401,
    message: "メールアドレスまたはパスワードが違います。入力し直すか、パスワードを再設定してください。",
  },
  second_factor_required: {
    status: 403,
    message: "確認コードが入力されていません。認証アプリに表示された6桁の数字を入力してください。",
  },
  second_factor_not_set: {
    status: 403,
    message: "2段階認証の設定が必要です。画面を再読み込みして、設定してください。",
  },
  not_enrolled: {
    status: 403,
    message:
      "このサインインでは、まだツムギを使えません。メールアドレスを確認してから、もう一度お試しください。",
  },
  forbidden: statusErrors.forbidden,
  feature_not_granted: rightsErrors.feature_not_granted,
  contract_expired: rightsErrors.contract_expired,
  no_company: { status: 403, message: "所属する企業がありません。招待を受けるか、企業を登録してください。" },
  email_not_verified: {
    status: 403,
    message: "メールアドレスの確認が済んでいません。届いた確認メールを開いてください。",
  },
  origin_not_allowed: {
    status: 403,
    message: "許可されていないページからの要求です。正しいURLを開いてください。",
  },
  wrong_account: {
    status: 403,
    message: "招待されたメールアドレスではありません。招待を受けたアドレスでサインインし直してください。",
  },
  not_found: statusErrors.not_found,
  external_account: {
    status: 409,
    message:
      "アカウントは外部のサインインサービスで管理しています。サインインの画面や自分の設定から操作してください。",
  },
  password_required: {
    status: 403,
    message: "パスワードが違います。送信者から受け取ったパスワードを入力してください。",
  },
  conflict: statusErrors.conflict,
  company_switched: {
    status: 409,
    message:
      "ほかの画面で企業が切り替わったため、実行していません。表示中の企業を確かめて、もう一度お試しください。",
  },
  stale_version: {
    status: 409,
    message: "ほかの人が先に更新しました。現在の内容と見比べて、もう一度保存してください。",
  },
  duplicate_creator: {
    status: 409,
    message: "同じアカウントのクリエイターが登録済みです。登録済みの情報を確認してください。",
  },
  duplicate_post: { status: 409, message: "この投稿は登録済みです。投稿実績を確認してください。" },
  already_connected: {
    status: 409,
    message: "すでに別のクリエイターと連携されています。先に連携を解除してください。",
  },
  illegal_transition: {
    status: 409,
    message: "現在のステータスからは変更できません。最新の状態を確認してください。",
  },
  import_running: { status: 409, message: "別の取込が進行中です。終わってからもう一度お試しください。" },
  already_answered: {
    status: 409,
    message: "この依頼には回答済みです。変更したいときはメッセージで相談してください。",
  },
  idempotency_mismatch: {
    status: 409,
    message: "同じ操作が別の内容で送信されました。画面を再読み込みしてください。",
  },
  seats_full: { status: 409, message: "メンバー数が上限に達しています。契約の見直しをご相談ください。" },
  seats_below_present: {
    status: 409,
    message: "上限が現在の人数を下回っています。人数以上にするか、先にメンバーを減らしてください。",
  },
  account_exists: {
    status: 409,
    message: "このメールアドレスは登録済みです。サインインしてから招待を承諾してください。",
  },
  unpaid_notices: {
    status: 409,
    message: "未払いの支払通知書があるため削除できません。先に支払いか取消を済ませてください。",
  },
  project_archived: {
    status: 409,
    message: "アーカイブ済みの案件では依頼を送れません。アーカイブを解除してください。",
  },
  creator_merged: {
    status: 410,
    message: "このクリエイターは別の記録にまとめられました。まとめた先の記録を開いてください。",
  },
  link_expired: {
    status: 410,
    message:
      "リンクの有効期限が切れています。いちばん新しく届いたリンクを開いてください。開けなければ、担当者に新しいリンクを頼んでください。",
  },
  link_revoked: {
    status: 410,
    message:
      "この返信リンクは取り消されました。新しいリンクのメールが届いていないか確認し、無ければ依頼元の担当者に再送を頼んでください。",
  },
  link_used: { status: 410, message: "このリンクは使用済みです。サインインして続けてください。" },
  payload_too_large: statusErrors.payload_too_large,
  unsupported_media_type: statusErrors.unsupported_media_type,
  unrecognized_url: {
    status: 422,
    message: "投稿のURLとして読み取れませんでした。投稿ページのURLを貼り付けてください。",
  },
  due_too_late: {
    status: 422,
    message: "支払期日が受領日から60日を超えています。法定期限までの日付にしてください。",
  },
  rate_limited: statusErrors.rate_limited,
  internal: statusErrors.internal,
  not_built: { status: 501, message: "この機能は準備中です。" },
  server_busy: {
    status: 503,
    message: "サーバーが混み合っています。しばらく待ってからお試しください。",
  },
  database_unavailable: {
    status: 503,
    message: "データベースに接続できません。しばらく待ってからお試しください。",
  },
  storage_unavailable: {
    status: 503,
    message:
      "画像の保管先から応答がありません。しばらく待ってからお試しください。続くときは、ツムギを動かしている人に知らせてください。",
  },
  storage_full: {
    status: 507,
    message:
      "サーバーのディスクに空きがないため、保存できません。ツムギを動かしている人に、空きを作るよう依頼してください。",
  },
  sign_in_unavailable: {
    status: 503,
    message: "サインインの確認ができません。しばらく待ってから、もう一度お試しください。",
  },
  platform_unavailable: {
    status: 503,
    message: "SNSのサーバーから応答がありません。しばらく待ってからお試しください。",
  },
  platform_not_configured: {
    status: 503,
    message: "このSNSの連携が設定されていません。運営に設定を依頼してください。",
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

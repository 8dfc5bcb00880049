/**
 * What an answer means whose body is not the API's, that of a proxy for example: by its status alone. These stand apart
 * from the catalogue, because every browser needs them and hardly any the rest.
 */
export const statusErrors = {
  invalid_request: { status: 400, message: "入力内容に誤りがあります。表示された項目を直してください。" },
  unauthenticated: {
    status: 401,
    message: "サインインの有効期限が切れました。もう一度サインインしてください。",
  },
  forbidden: { status: 403, message: "この操作の権限がありません。管理者に依頼してください。" },
  not_found: { status: 404, message: "見つかりませんでした。削除されたか、URLが違う可能性があります。" },
  conflict: { status: 409, message: "ほかの変更と重なりました。最新の内容を確認してください。" },
  payload_too_large: { status: 413, message: "データが大きすぎます。小さくするか、分けて送信してください。" },
  unsupported_media_type: { status: 415, message: "この形式のデータは受け取れません。" },
  rate_limited: { status: 429, message: "操作が集中しています。しばらく待ってからお試しください。" },
  internal: {
    status: 500,
    message:
      "サーバーで問題が起きました。時間をおいてお試しください。続くときは問い合わせ番号をお知らせください。",
  },
} as const satisfies Record<string, { status: number; message: string }>;

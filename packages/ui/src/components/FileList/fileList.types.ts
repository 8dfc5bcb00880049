import type { ReactNode } from "react";

export interface FileListItem {
  /** 同じ名前のファイルを見分けるもの。 */
  key: string;
  /** ファイルの名前。 */
  name: string;
  /** 大きさ（バイト）。 */
  size?: number;
  /** 種類。既定は名前の終わり（「CSV」）。 */
  kind?: string;
  /** 送っている間の進み具合（0 から 1）。終わったら渡しません。 */
  progress?: number;
  /** 送れなかった理由。原因、次に直し方。 */
  error?: string;
  /** 名前の右に置く状態。`Badge` など。 */
  state?: ReactNode;
  /** 種類と大きさのあとに続ける、日時・人・内容。 */
  about?: ReactNode;
  /** この一行のボタン。 */
  actions?: ReactNode;
}

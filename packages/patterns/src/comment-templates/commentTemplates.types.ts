/** What a person typed for a template. */
export interface CommentTemplateFields {
  /** 一覧で選ぶときの名前。 */
  name: string;
  /** 本文。項目は `{{名前}}` で入れます。 */
  text: string;
  /** true なら社内の全員が使えます。false なら作った人だけです。 */
  shared: boolean;
}

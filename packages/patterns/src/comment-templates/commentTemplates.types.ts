/** What a person typed for a template. */
export interface CommentTemplateFields {
  name: string;
  text: string;
  shared: boolean;
}

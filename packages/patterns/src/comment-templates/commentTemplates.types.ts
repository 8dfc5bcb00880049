/** A template as the picker and the manager draw it. */
export interface CommentTemplateLook {
  uid: string;
  name: string;
  text: string;
  /** Seen by the whole company; else the person's own. */
  shared: boolean;
  created_by: { name: string } | null;
  editable: boolean;
  version: number;
}

/** What a person typed for a template. */
export interface CommentTemplateFields {
  name: string;
  text: string;
  shared: boolean;
}

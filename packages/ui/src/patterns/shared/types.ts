/** Structural types of the patterns: only what is drawn, under the names of the wire. */

export interface PersonLook {
  uid: string;
  name: string;
  image?: string | null;
}

export interface OptionLook {
  value: string;
  label: string;
}

/** `fields` of an error answer: body path → message. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a job is asked for, as typed. */
export interface TermsValues {
  work: string;
  delivery_on: string | null;
  delivery_place: string;
  inspection_on: string | null;
  fee: number | null;
  payment_on: string | null;
  payment_method: string;
  secondary_use: string;
  note: string;
  reply_due_on: string | null;
}

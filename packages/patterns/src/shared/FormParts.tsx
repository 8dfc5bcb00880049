import { Banner, Button } from "@tsumugi/ui";
import type { ReactNode } from "react";

/** A titled group of fields inside a `FormLayout`. */
export const FormSection = ({
  id,
  title,
  lead,
  children,
}: {
  /** Where an outline leads to. */
  id?: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) => (
  <section id={id} tabIndex={id ? -1 : undefined} className="section" aria-label={title}>
    <div className="heading">
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
    <div className="fields">{children}</div>
  </section>
);

export interface FormFootProps {
  /** What the server said of the whole form. */
  error?: ReactNode;
  /** At least one field stands in the way of sending. */
  isRefused: boolean;
  onCancel?: () => void;
  submitLabel: string;
  submitting?: boolean;
}

/**
 * The end of a `FormLayout`: what went wrong as a whole, and the way out and on. Both stay in sight, wherever in a long form
 * the button was pressed.
 */
export const FormFoot = ({ error, isRefused, onCancel, submitLabel, submitting }: FormFootProps) => (
  <div className="foot">
    {error && (
      <div className="whole">
        <Banner tone="danger">{error}</Banner>
      </div>
    )}
    {isRefused && <span className="problem">入力内容に不備があります。赤い項目を直してください。</span>}
    {onCancel && <Button onClick={onCancel}>キャンセル</Button>}
    <Button type="submit" variant="primary" loading={submitting}>
      {submitLabel}
    </Button>
  </div>
);

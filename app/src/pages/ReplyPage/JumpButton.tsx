import { Button } from "@tsumugi/ui";

/** Where the buttons of the answer stand, the form of the next draft, the payment notices, and so on. */
export const ANSWER_ID = "reply-answer";
export const DRAFT_ID = "reply-draft";
/** Mails lead there, too. */
export const NOTICES_ID = "notices";
export const SHIPMENT_ID = "shipment";
export const ACCOUNT_ID = "bank-account";

/** Leads over what is read on a phone for long to what is to be done; the focus goes along. */
export const JumpButton = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Button
    size="sm"
    onClick={() => {
      const place = document.getElementById(to);
      place?.scrollIntoView();
      place?.focus({ preventScroll: true });
    }}
  >
    {children}
  </Button>
);

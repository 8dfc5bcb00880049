import { useCurrentUser } from "@tsumugi/hooks";
import { Link } from "@tsumugi/ui";

/** Whom to ask in words that fit in a sentence before 「に」: a mail link where the installation names an address. */
export function OperatorContact() {
  const { currentUser } = useCurrentUser();
  const email = currentUser?.operator_email;
  if (!email) return "契約のときにやりとりした、ツムギの運営の担当者";
  return (
    <>
      ツムギの運営（<Link href={`mailto:${email}`}>{email}</Link>）
    </>
  );
}

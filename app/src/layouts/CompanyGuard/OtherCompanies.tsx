import { useBelongingCompanies } from "@tsumugi/hooks";
import { Banner, Button } from "@tsumugi/ui";
import { useLocation } from "../../routing/address.ts";
import { Link } from "../../routing/Link.tsx";

/** The same address in another company of the person's own. */
function addressIn(companyUid: string, { pathname, search, hash }: ReturnType<typeof useLocation>): string {
  const query = new URLSearchParams(search);
  query.set("company", companyUid);
  return `${pathname}?${query}${hash}`;
}

/**
 * An address without a company may be of another one that the person is in. Only the person's own companies are named, and
 * none of them is asked whether it holds the thing: the page there says so itself.
 */
export function OtherCompanies() {
  const { companies } = useBelongingCompanies();
  const location = useLocation();
  const others = companies.filter(({ active }) => !active);
  if (others.length === 0) return null;
  return (
    <Banner
      tone="info"
      title="ほかの企業の画面かもしれません"
      actions={others.map(({ uid, name }) => (
        <Button key={uid} asChild size="sm">
          <Link to={addressIn(uid, location)}>{name}で開く</Link>
        </Button>
      ))}
    >
      リンクを送った人がどの企業の画面を見ていたかを確かめて、その企業で開いてください。
    </Banner>
  );
}

import { Activity, type ReactNode, useContext, useState } from "react";
import { UNSAFE_LocationContext as LocationContext, useOutlet } from "react-router-dom";
import { KeptPlaceContext, type Place } from "./address.ts";
import { keepLaidOut } from "./keepLaidOut.ts";
import { PageBoundary } from "./RouteBoundary.tsx";

interface KeptPage {
  readonly path: string;
  /** Where it believes to be: no address of another page makes it draw anything. */
  readonly place: Place;
  readonly page: ReactNode;
}

export interface KeptPagesProps {
  readonly paths: readonly string[];
  /** Drawn in place of a page that broke. */
  readonly instead: ReactNode;
  /** Asked when a page is left: whether it stands in the middle of something. Then it begins afresh, as other pages do. */
  readonly isBusy: () => boolean;
}

/** Whether a page draws the same at both; a state that the browser gives back is a copy. */
const drawsTheSame = ({ location: a }: Place, { location: b }: Place) =>
  a.search === b.search && a.hash === b.hash && JSON.stringify(a.state) === JSON.stringify(b.state);

/**
 * Draws the routes below, and leaves the pages at `paths` standing out of sight when they are left: going back to one costs
 * little more than its layout, and finds it scrolled, sorted and chosen as it was. Out of sight a page has no effects: it
 * asks for nothing and hears of nothing, and asks again when it is shown. Its links, and whatever else reads its address by
 * `address.ts`, are drawn again by no step between other pages.
 */
export function KeptPages({ paths, instead, isBusy }: KeptPagesProps) {
  const page = useOutlet();
  const place = useContext(LocationContext);
  const { pathname } = place.location;
  const [{ kept, shown }, setState] = useState<{ kept: readonly KeptPage[]; shown: string }>({
    kept: [],
    shown: pathname,
  });
  const isKept = paths.includes(pathname);
  const found = kept.find(({ path }) => path === pathname);
  let all = kept;
  if (pathname !== shown && isBusy()) all = all.filter(({ path }) => path !== shown);
  if (isKept && !found) all = [...all, { path: pathname, place, page }];
  else if (found && !drawsTheSame(found.place, place))
    all = all.map((one) => (one === found ? { path: pathname, place, page } : one));
  if (all !== kept || pathname !== shown) setState({ kept: all, shown: pathname });
  return (
    <>
      {all.map((one) => (
        <Activity key={one.path} mode={one.path === pathname ? "visible" : "hidden"}>
          <div ref={keepLaidOut}>
            <PageBoundary instead={instead} location={one.path === pathname ? place.location : undefined}>
              <KeptPlaceContext value={one.place}>{one.page}</KeptPlaceContext>
            </PageBoundary>
          </div>
        </Activity>
      ))}
      {!isKept && page}
    </>
  );
}

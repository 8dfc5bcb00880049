import { useCompanies } from "@tsumugi/hooks";
import { useEffect, useMemo } from "react";
import { companyOptions } from "./companyNames.ts";

/** The most that one call answers. */
const AT_ONCE = 200;
/** More than anybody looks through; each page is a call. */
const MOST = 2000;

/** Reads on until all are there: a company that a filter does not offer could not be looked up at all. */
function useEveryCompany(deleted: boolean) {
  const { companies, hasMore, isLoadingMore, error, loadMore } = useCompanies({
    sort: "name",
    limit: AT_ONCE,
    ...(deleted && { deleted }),
  });
  const isShort = hasMore && !isLoadingMore && !error && companies.length < MOST;
  useEffect(() => {
    if (isShort) loadMore();
  }, [isShort, loadMore]);
  return companies;
}

/** Every company for a filter of operators, the deleted ones last: what was done with them is looked up, too. */
export function useCompanyOptions() {
  const standing = useEveryCompany(false);
  const deleted = useEveryCompany(true);
  return useMemo(() => companyOptions([...standing, ...deleted]), [standing, deleted]);
}

import { Pagination } from "@tsumugi/ui";
import { useState } from "react";

export function Pages() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} perPage={50} total={1_234} onPageChange={setPage} />;
}

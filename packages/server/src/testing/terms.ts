/** Terms that may be sent on the day on which the tests' clock stands. */
export const sentTerms = {
  work: "商品の紹介動画を1本",
  delivery_on: "2026-12-10",
  delivery_place: "Instagram",
  inspection_on: "2026-12-15",
  fee: 80_000,
  payment_on: "2026-12-31",
  payment_method: "銀行振込",
};

import { createServer } from "node:http";
import pg from "pg";

/**
 * The least that a server of lists can do: a page of rows and their number, counted as far as the product counts, from
 * PostgreSQL, as JSON. `DATABASE_URL`, `COMPANY`.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const COMPANY = process.env.COMPANY;
const MATCHING = "from managed_creators where company_uid = $1 and archived_at is null";
const PAGE = `select uid, display_name, real_name, kana, image, tags, owner_uid, email, phone, agency, follower_count,
    last_fee, memo, stage, last_contact_at, created_at, updated_at, version
  ${MATCHING} order by updated_at desc, uid desc limit 50`;

const server = createServer(async (_, response) => {
  const { rows: items } = await pool.query({ name: "page", text: PAGE, values: [COMPANY] });
  const { rows } = await pool.query({
    name: "count",
    text: `select count(*)::int as total from (select 1 ${MATCHING} limit 10001) matching`,
    values: [COMPANY],
  });
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ items, total: rows[0]?.total }));
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address ? address.port : 0);
});

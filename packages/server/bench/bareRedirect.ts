import { createServer } from "node:http";
import pg from "pg";

/** The least that a short link can do: one SELECT by the code, and a 302. Beside it the product is measured. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const server = createServer(async (request, response) => {
  const code = request.url?.split("/").at(-1) ?? "";
  const { rows } = await pool.query({
    name: "target",
    text: "select destination_url from short_links where code = $1",
    values: [code],
  });
  response.writeHead(rows[0] ? 302 : 404, { location: rows[0]?.destination_url ?? "" }).end();
});
// As the product does: between its turns a connection stays open.
server.keepAliveTimeout = 75_000;
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address ? address.port : 0);
});

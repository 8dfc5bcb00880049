import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { closeAtEnd } from "./closeAtEnd.ts";

export interface TokenKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
}

export async function makeKey(kid: string): Promise<TokenKey> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" } };
}

/** Keys served as Google serves those of Firebase: a JSON Web Key Set over HTTP, which may also fail. */
export async function serveKeys(first: TokenKey) {
  let answer = { status: 200, body: JSON.stringify({ keys: [first.publicJwk] }) };
  const server = createServer((_, response) => {
    response.statusCode = answer.status;
    response.setHeader("content-type", "application/json; charset=UTF-8");
    response
      .setHeader("cache-control", "public, max-age=22600, must-revalidate, no-transform")
      .end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  closeAtEnd(close);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`,
    publish: (...keys: readonly TokenKey[]) => {
      answer = { status: 200, body: JSON.stringify({ keys: keys.map(({ publicJwk }) => publicJwk) }) };
    },
    fail: (status: number, body = "") => {
      answer = { status, body };
    },
    /** Nobody listens any more. */
    close,
  };
}

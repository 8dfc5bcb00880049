import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

interface Account {
  localId: string;
  email: string;
  password: string;
  emailVerified: boolean;
  /** Refresh tokens of sign-ins before it are refused. */
  generation: number;
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = "";
  for await (const part of request) text += String(part);
  return request.headers["content-type"]?.includes("json")
    ? (JSON.parse(text || "{}") as Record<string, string>)
    : Object.fromEntries(new URLSearchParams(text));
}

class Refusal extends Error {}

/** As much of the REST API of Firebase Auth as the SDK asks for here: accounts, tokens, and the mails it would send. */
export async function openFirebaseAuthServer() {
  const accounts = new Map<string, Account>();
  const mails: { kind: string; to: string }[] = [];
  let count = 0;
  let refuseAll: string | undefined;
  let isCut = false;

  const refuse = (message: string): never => {
    throw new Refusal(message);
  };
  const tokensOf = (account: Account) => {
    count += 1;
    const at = Math.floor(Date.now() / 1000);
    const { localId, email, emailVerified: email_verified, generation } = account;
    const payload = {
      sub: localId,
      user_id: localId,
      email,
      email_verified,
      iat: at,
      auth_time: at,
      exp: at + 3600,
      n: count,
    };
    return {
      idToken: `${base64({ alg: "none" })}.${base64(payload)}.`,
      refreshToken: `${localId}.${generation}.${count}`,
      expiresIn: "3600",
      localId,
      email,
    };
  };
  const byEmail = (email: string) => [...accounts.values()].find((each) => each.email === email);
  const ofToken = (idToken = "") => {
    const { sub } = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString() || "{}") as {
      sub?: string;
    };
    return accounts.get(sub ?? "") ?? refuse("INVALID_ID_TOKEN");
  };
  const strong = (password = "") =>
    password.length < 6 ? refuse("WEAK_PASSWORD : Password should be at least 6 characters") : password;

  const calls: Record<string, (body: Record<string, string>) => object> = {
    "accounts:signUp": ({ email = "", password }) => {
      if (byEmail(email)) refuse("EMAIL_EXISTS");
      count += 1;
      const account = {
        localId: `uid${count}`,
        email,
        password: strong(password),
        emailVerified: false,
        generation: 0,
      };
      accounts.set(account.localId, account);
      return tokensOf(account);
    },
    "accounts:signInWithPassword": ({ email = "", password }) => {
      const account = byEmail(email);
      if (!account || account.password !== password) return refuse("INVALID_LOGIN_CREDENTIALS");
      return tokensOf(account);
    },
    "accounts:lookup": ({ idToken }) => {
      const { localId, email, emailVerified } = ofToken(idToken);
      const providerUserInfo = [{ providerId: "password", email, federatedId: email, rawId: email }];
      return {
        users: [
          {
            localId,
            email,
            emailVerified,
            providerUserInfo,
            passwordHash: "x",
            lastLoginAt: "0",
            createdAt: "0",
          },
        ],
      };
    },
    "accounts:update": ({ idToken, password }) => {
      const account = ofToken(idToken);
      account.password = strong(password);
      account.generation += 1;
      return tokensOf(account);
    },
    "accounts:sendOobCode": ({ requestType = "", email = "", newEmail = "", idToken }) => {
      if (requestType === "PASSWORD_RESET" && !byEmail(email)) refuse("EMAIL_NOT_FOUND");
      if (requestType === "VERIFY_AND_CHANGE_EMAIL" && byEmail(newEmail)) refuse("EMAIL_EXISTS");
      const to = requestType === "PASSWORD_RESET" ? email : newEmail || ofToken(idToken).email;
      mails.push({ kind: requestType, to });
      return { email: to };
    },
    token: ({ refresh_token = "" }) => {
      const [uid = "", generation] = refresh_token.split(".");
      const account = accounts.get(uid) ?? refuse("USER_NOT_FOUND");
      if (String(account.generation) !== generation) refuse("TOKEN_EXPIRED");
      const { idToken, refreshToken, expiresIn } = tokensOf(account);
      return {
        id_token: idToken,
        access_token: idToken,
        refresh_token: refreshToken,
        expires_in: expiresIn,
        user_id: uid,
      };
    },
  };

  const server = createServer(async (request, response) => {
    const name = (request.url ?? "").split("?")[0]?.split("/").at(-1) ?? "";
    if (isCut) return void request.socket.destroy();
    response.setHeader("content-type", "application/json");
    try {
      const body = await bodyOf(request);
      if (refuseAll) refuse(refuseAll);
      response.end(JSON.stringify(calls[name]?.(body) ?? refuse(`NO_CALL ${name}`)));
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      response.statusCode = 400;
      response.end(JSON.stringify({ error: { code: 400, message: cause.message, errors: [] } }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  afterAll(close);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    /** Everything answers with this error from now on; undefined: works again. */
    refuse: (message: string | undefined) => {
      refuseAll = message;
    },
    /** Takes connections and answers nothing, as a bad line does. */
    cut: (cut: boolean) => {
      isCut = cut;
    },
    addAccount: (email: string, password: string) => {
      count += 1;
      accounts.set(`uid${count}`, {
        localId: `uid${count}`,
        email,
        password,
        emailVerified: true,
        generation: 0,
      });
    },
    /** As an owner's new password or the console does it. */
    endSignIns: (email: string) => {
      const account = byEmail(email);
      if (account) account.generation += 1;
    },
  };
}

import { type AddressInfo, createServer, connect as open, type Socket } from "node:net";
import { afterAll } from "vitest";

const OWNER = { authorization: "Bearer owner", "content-type": "application/json" };

interface SentLink {
  readonly email: string;
  readonly newEmail?: string;
}

/**
 * The official emulator of Firebase Auth behind a line that can be cut; `host` as in FIREBASE_AUTH_EMULATOR_HOST.
 * Its refresh tokens never end, so that `endSignIns` deletes the account and creates it again.
 */
export async function openFirebaseAuthEmulator(host: string, project: string) {
  const [name, port] = host.split(":");
  const sockets = new Set<Socket>();
  let isCut = false;
  const line = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const there = open(Number(port), name);
    for (const each of [socket, there]) {
      sockets.add(each);
      each.on("error", () => each.destroy()).on("close", () => sockets.delete(each));
    }
    socket.pipe(there).pipe(socket);
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        hangUp();
        line.close(() => resolve());
      }),
  );

  const ask = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/${path}`;
    const response = await fetch(url, { method: "POST", headers: OWNER, body: JSON.stringify(body) });
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const addAccount = async (email: string, password: string) =>
    String((await ask("accounts", { email, password, emailVerified: true })).localId);
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    addAccount,
    async endSignIns(email: string, password: string) {
      const { users = [] } = (await ask("accounts:lookup", { email: [email] })) as {
        users?: { localId: string }[];
      };
      for (const { localId } of users) await ask("accounts:delete", { localId });
      await addAccount(email, password);
    },
    async mailsTo(email: string): Promise<number> {
      const response = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`);
      const { oobCodes = [] } = (await response.json()) as { oobCodes?: SentLink[] };
      return oobCodes.filter((each) => (each.newEmail ?? each.email) === email).length;
    },
    cut(cut: boolean) {
      isCut = cut;
      if (cut) hangUp();
    },
  };
}

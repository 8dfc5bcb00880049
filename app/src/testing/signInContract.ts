import { isApiError, type SignInService, type SignInState } from "@tsumugi/hooks";
import { beforeEach, describe, expect, it } from "vitest";

/** A sign-in service with somebody who has an account, seen from outside. */
export interface SignInSite {
  readonly service: SignInService;
  readonly email: string;
  readonly password: string;
  /** Mails that were sent to an address, whatever they say. */
  mailsTo(email: string): Promise<number>;
  /** Ends all sign-ins of the account behind the service's back. */
  endSignIns(): Promise<void>;
  /** From now on nothing answers. */
  disconnect(): Promise<void>;
  connect(): Promise<void>;
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "settled",
    (error: unknown) =>
      isApiError(error)
        ? [error.code, ...Object.keys(error.fields)].join(" ")
        : `not an ApiError: ${String(error)}`,
  );

/** What the application may rely on, whichever service signs people in. */
export function signInContract(name: string, open: () => Promise<SignInSite>): void {
  describe(`the sign-in service ${name}`, () => {
    let site: SignInSite;
    let states: SignInState[];
    beforeEach(async () => {
      site = await open();
      states = [];
      site.service.subscribe((state) => states.push(state));
    });
    const enter = () => site.service.signIn(site.email, site.password);
    const last = () => states.at(-1);
    const OTHER = "kasa-to-densha-no-asa";

    it("says at once where it stands, then who came and went", async () => {
      expect(states.length).toBeGreaterThan(0);
      await expect.poll(last).toEqual({ status: "signed_out" });
      await enter();
      await expect.poll(last).toEqual({ status: "signed_in", uid: expect.any(String) });
      await site.service.signOut();
      await expect.poll(last).toEqual({ status: "signed_out" });
      expect(states.filter(({ status }) => status === "signed_in")).toHaveLength(1);
    });

    it("gives a token while somebody is signed in, and another one when asked", async () => {
      expect(await site.service.getIdToken()).toBeNull();
      await enter();
      const token = await site.service.getIdToken();
      expect(token?.split(".")).toHaveLength(3);
      expect(await site.service.getIdToken()).toBe(token);
      const renewed = await site.service.getIdToken({ forceRefresh: true });
      expect(renewed).toEqual(expect.any(String));
      await site.service.signOut();
      expect(await site.service.getIdToken()).toBeNull();
    });

    it("refuses a wrong password like an unknown address", async () => {
      const wrong = await refusal(site.service.signIn(site.email, "not the password"));
      const unknown = await refusal(site.service.signIn("nobody@example.test", site.password));
      expect([wrong, unknown]).toEqual(["wrong_credentials", "wrong_credentials"]);
      await expect.poll(last).toEqual({ status: "signed_out" });
    });

    it("expires where the sign-in was ended elsewhere, and goes on after the next one", async () => {
      await enter();
      await site.endSignIns();
      expect(await site.service.getIdToken({ forceRefresh: true })).toBeNull();
      await expect.poll(last).toEqual({ status: "expired", uid: expect.any(String) });
      await enter();
      await expect.poll(last).toMatchObject({ status: "signed_in" });
    });

    it("signs nobody out for want of a connection", async () => {
      await enter();
      await site.disconnect();
      expect(await refusal(site.service.getIdToken({ forceRefresh: true }))).toBe("network");
      await expect.poll(last).toMatchObject({ status: "signed_in" });
      await site.connect();
      expect(await site.service.getIdToken({ forceRefresh: true })).toEqual(expect.any(String));
    });

    it("mails a reset to its owner alone, and says the same for an unknown address", async () => {
      const before = await site.mailsTo(site.email);
      expect(await refusal(site.service.requestPasswordReset(site.email))).toBe("settled");
      expect(await refusal(site.service.requestPasswordReset("nobody@example.test"))).toBe("settled");
      expect(await site.mailsTo(site.email)).toBe(before + 1);
      expect(await site.mailsTo("nobody@example.test")).toBe(0);
    });

    it("makes an account by a mail, signs nobody in by it, and says the same for a known address", async () => {
      const fresh = `fresh-${crypto.randomUUID()}@example.test`;
      const before = await site.mailsTo(site.email);
      expect(await refusal(site.service.signUp(fresh, OTHER))).toBe("settled");
      expect(await refusal(site.service.signUp(site.email, OTHER))).toBe("settled");
      expect([await site.mailsTo(fresh), (await site.mailsTo(site.email)) - before]).toEqual([1, 1]);
      await expect.poll(last).toEqual({ status: "signed_out" });
      expect(states.every(({ status }) => status !== "signed_in" && status !== "expired")).toBe(true);
      // The account that was there keeps its password.
      expect(await refusal(site.service.signIn(site.email, OTHER))).toBe("wrong_credentials");
      expect(await refusal(site.service.signIn(fresh, OTHER))).toBe("settled");
    });

    it("names the field of a password that is too short", async () => {
      expect(await refusal(site.service.signUp("short@example.test", "abc"))).toBe(
        "invalid_request password",
      );
      await enter();
      expect(await refusal(site.service.changePassword(site.password, "abc"))).toBe(
        "invalid_request password",
      );
    });

    it("mails the confirmation again to somebody who is signed in", async () => {
      const fresh = `fresh-${crypto.randomUUID()}@example.test`;
      await site.service.signUp(fresh, OTHER);
      await site.service.signIn(fresh, OTHER);
      expect(await refusal(site.service.sendVerification())).toBe("settled");
      expect(await site.mailsTo(fresh)).toBe(2);
    });

    it("mails a link to another address to who knows the password, and does not say whose it is", async () => {
      const [fresh, taken] = ["next", "taken"].map(
        (each) => `${each}-${crypto.randomUUID()}@example.test`,
      ) as [string, string];
      await site.service.signUp(taken, OTHER);
      await enter();
      expect(await refusal(site.service.requestEmailChange(fresh, "not the password"))).toBe(
        "invalid_request current_password",
      );
      expect(await site.mailsTo(fresh)).toBe(0);
      expect(await refusal(site.service.requestEmailChange(fresh, site.password))).toBe("settled");
      expect(await refusal(site.service.requestEmailChange(taken, site.password))).toBe("settled");
      expect(await site.mailsTo(fresh)).toBe(1);
      await expect.poll(last).toMatchObject({ status: "signed_in" });
    });

    it("changes the password for who knows the present one, who stays signed in", async () => {
      await enter();
      expect(await refusal(site.service.changePassword("not the password", OTHER))).toBe(
        "invalid_request current_password",
      );
      expect(await refusal(site.service.changePassword(site.password, OTHER))).toBe("settled");
      expect(await site.service.getIdToken({ forceRefresh: true })).toEqual(expect.any(String));
      await site.service.signOut();
      expect(await refusal(enter())).toBe("wrong_credentials");
      expect(await refusal(site.service.signIn(site.email, OTHER))).toBe("settled");
    });
  });
}

import { type MailStop, type StoppableMail, stoppableMails } from "@tsumugi/contract";
import { now, publicUrl } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { hashToken, newUid } from "../core/ids.ts";
import { inTransaction } from "../db/index.ts";
import { stoppableOf } from "./judge.ts";
import { deleteStops, insertStop, kindsOfMail, mailOfStopToken, stopsOf } from "./mailStops.repository.ts";

interface StopRef {
  readonly token: string;
}

type StoppingMail = NonNullable<Awaited<ReturnType<typeof mailOfStopToken>>>;

const mailOf = async ({ token }: StopRef): Promise<StoppingMail> =>
  found(await mailOfStopToken(hashToken(token)));

async function present({ company_uid, company_name, managed_creator_uid }: StoppingMail): Promise<MailStop> {
  const stopped = await stopsOf(company_uid, managed_creator_uid);
  return {
    company_name,
    items: stoppableMails.map((kind) => ({ kind, is_stopped: stopped.includes(kind) })),
  };
}

/**
 * What may be turned off. A browser that comes with the address of the mail's header is led to the page.
 * @throws AppError not_found
 */
export async function getMailStop(
  _actor: unknown,
  { token }: StopRef,
  request: Request,
): Promise<MailStop | Response> {
  const mail = await mailOf({ token });
  if (request.headers.get("accept")?.includes("text/html"))
    return new Response(null, { status: 302, headers: { location: publicUrl(`/stop/${token}`) } });
  return present(mail);
}

async function setStop(
  { company_uid, managed_creator_uid }: StoppingMail,
  kind: StoppableMail,
  is_stopped: boolean,
): Promise<void> {
  const isAlready = (await stopsOf(company_uid, managed_creator_uid)).includes(kind);
  if (isAlready === is_stopped) return;
  if (!is_stopped) return deleteStops(company_uid, managed_creator_uid, kind);
  await insertStop({ uid: newUid(), company_uid, managed_creator_uid, kind, stopped_at: now() });
}

/** Turns one kind off or on again. @throws AppError not_found */
export function setMailStop(
  _actor: unknown,
  { token, kind, is_stopped }: StopRef & { kind: StoppableMail; is_stopped: boolean },
): Promise<MailStop> {
  return inTransaction(async () => {
    const mail = await mailOf({ token });
    await setStop(mail, kind, is_stopped);
    return present(mail);
  });
}

/** Turns off what the mail was about, as mail programs do. @throws AppError not_found */
export function stopMailsInOneClick(_actor: unknown, { token }: StopRef): Promise<MailStop> {
  return inTransaction(async () => {
    const mail = await mailOf({ token });
    const kinds = mail.outbox_uid ? await kindsOfMail(mail.company_uid, mail.outbox_uid) : [];
    for (const kind of new Set(kinds.map(stoppableOf))) if (kind) await setStop(mail, kind, true);
    return present(mail);
  });
}

import type { ProjectCreator } from "@tsumugi/contract";
import { findColleague } from "../company-users/company-users.repository.ts";
import type { MemberActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { inTransaction } from "../db/index.ts";
import type { CustomValue } from "../db/schema/projects.ts";
import { whyNotValue } from "./columns.ts";
import { lockCreators, setCheck, updateCreators } from "./projectCreators.repository.ts";
import { presentCreators } from "./projectCreators.service.ts";
import { lockProject } from "./projects.repository.ts";

interface Cell {
  /** The project's uid. */
  readonly id: string;
  readonly creator_uid: string;
  /** Key of the column. */
  readonly column: string;
  readonly checked?: boolean | undefined;
  readonly value?: CustomValue | undefined;
}

const refuse = (field: string, message: string) =>
  new AppError("invalid_request", { fields: { [field]: message } });

/** Sets one check or one value of a custom column. @throws AppError not_found, invalid_request */
export function setCell(actor: MemberActor, cell: Cell): Promise<ProjectCreator> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const { id: project_uid, creator_uid, checked, value } = cell;
    const project = found(await lockProject(company_uid, project_uid));
    const [row] = await lockCreators(company_uid, project_uid, [creator_uid]);
    const { custom_values } = found(row);
    const column = project.columns.find(({ key }) => key === cell.column);
    if (!column?.type) {
      throw refuse("column", "この列には値を入れられません。独自の列かチェック列を選んでください。");
    }
    if (column.type === "check") {
      if (checked === undefined) throw refuse("checked", "チェックの有無を指定してください。");
      const key = { project_uid, managed_creator_uid: creator_uid, column_key: column.key };
      await setCheck(company_uid, key, checked ? { by: actor.uid, at: now() } : null);
    } else {
      if (value === undefined) throw refuse("value", "値を指定してください。");
      const why = whyNotValue(column, value);
      if (why) throw refuse("value", why);
      if (column.type === "member" && value && !(await findColleague(company_uid, String(value)))) {
        throw refuse("value", "メンバーにいません。選び直してください。");
      }
      const { [column.key]: _, ...others } = custom_values;
      const kept = value === null || value === "" ? others : { ...others, [column.key]: value };
      await updateCreators(company_uid, project_uid, [creator_uid], { custom_values: kept });
    }
    return changed(actor, project_uid, creator_uid);
  });
}

/** 社内メモ, and 共有メモ where it is given. @throws AppError not_found */
export function setMemo(
  actor: MemberActor,
  {
    id: project_uid,
    creator_uid,
    memo,
    shared_memo,
  }: { id: string; creator_uid: string; memo: string; shared_memo?: string | undefined },
): Promise<ProjectCreator> {
  return inTransaction(async () => {
    const [row] = await lockCreators(actor.company_uid, project_uid, [creator_uid]);
    found(row);
    await updateCreators(actor.company_uid, project_uid, [creator_uid], {
      memo,
      ...(shared_memo === undefined ? {} : { shared_memo }),
    });
    return changed(actor, project_uid, creator_uid);
  });
}

const changed = async (actor: MemberActor, project_uid: string, creator_uid: string) =>
  found((await presentCreators(actor, project_uid, [creator_uid]))[0]);

import type { CellValue, ProjectCreator } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { AppError, found } from "../core/errors.ts";
import { inTransaction } from "../db/index.ts";
import { presentCreators } from "./projectCreators.service.ts";
import { findProject } from "./projects.repository.ts";
import { writeCells } from "./sheet/editCells.service.ts";

interface Cell {
  /** The project's uid. */
  readonly id: string;
  readonly creator_uid: string;
  /** Key of the column. */
  readonly column: string;
  readonly checked?: boolean | undefined;
  readonly value?: CellValue | undefined;
}

const refuse = (field: string, message: string) =>
  new AppError("invalid_request", { fields: { [field]: message } });

/** Sets one check or one value of a custom column. @throws AppError not_found, invalid_request */
export function setCell(actor: MemberActor, cell: Cell): Promise<ProjectCreator> {
  return inTransaction(async () => {
    const { id: project_uid, creator_uid, checked, value } = cell;
    const { project } = found(await findProject(actor.company_uid, project_uid));
    found((await presentCreators(actor, project_uid, [creator_uid]))[0]);
    const column = project.columns.find(({ key }) => key === cell.column);
    if (!column?.type) {
      throw refuse("column", "この列には値を入れられません。独自の列かチェック列を選んでください。");
    }
    const isCheck = column.type === "check";
    const typed = isCheck ? checked : value;
    if (typed === undefined) {
      throw isCheck
        ? refuse("checked", "チェックの有無を指定してください。")
        : refuse("value", "値を指定してください。");
    }
    const change = { creator_uid, column: column.key, value: typed };
    const { refused } = await writeCells(actor, project_uid, [change]);
    const [problem] = refused;
    if (problem) throw refuse(isCheck ? "checked" : "value", problem.message);
    return changed(actor, project_uid, creator_uid);
  });
}

/**
 * 社内メモ, and 共有メモ where it is given. `was` is the memo as the editor saw it.
 * @throws AppError not_found, stale_version with the present row
 */
export function setMemo(
  actor: MemberActor,
  {
    id: project_uid,
    creator_uid,
    memo,
    shared_memo,
    was,
  }: {
    id: string;
    creator_uid: string;
    memo: string;
    shared_memo?: string | undefined;
    was?: string | undefined;
  },
): Promise<ProjectCreator> {
  return inTransaction(async () => {
    await changed(actor, project_uid, creator_uid);
    const changes = [
      { creator_uid, column: "memo", value: memo, was },
      ...(shared_memo === undefined ? [] : [{ creator_uid, column: "shared_memo", value: shared_memo }]),
    ];
    const { refused } = await writeCells(actor, project_uid, changes);
    const row = await changed(actor, project_uid, creator_uid);
    if (refused.length > 0) throw new AppError("stale_version", { current: row });
    return row;
  });
}

const changed = async (actor: MemberActor, project_uid: string, creator_uid: string) =>
  found((await presentCreators(actor, project_uid, [creator_uid]))[0]);

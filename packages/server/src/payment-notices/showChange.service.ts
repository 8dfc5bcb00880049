import { publish } from "../core/realtime/publish.ts";

/** Lists and notices on the screens of the company and of the operator are read again. */
export const showChange = (company_uid: string): Promise<void> =>
  publish({ type: "notices.changed", company_uid }, { type: "notices.changed", company_uid: null });

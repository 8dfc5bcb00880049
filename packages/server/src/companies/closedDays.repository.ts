import { companyCalendar, type WorkingCalendar } from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { workingCalendar } from "../core/workingCalendar.ts";
import { db } from "../db/index.ts";
import { companies } from "../db/schema/accounts.ts";

/** Working days of a company: without the country's holidays and its own closed days. */
export async function calendarOf(company_uid: string): Promise<WorkingCalendar> {
  const [row] = await db()
    .select({ year_end_closure: companies.year_end_closure, closed_periods: companies.closed_periods })
    .from(companies)
    .where(eq(companies.uid, company_uid));
  return row ? companyCalendar(workingCalendar.holidays, row) : workingCalendar;
}

import type { RpcRights } from './rights/calls.ts';
import { companyRights } from './rights/company.ts';
import { dailyLogRights } from './rights/daily-logs.ts';
import { costRights } from './rights/costs.ts';
import { peopleRights } from './rights/people.ts';
import { photoRights } from './rights/photos.ts';
import { platformRights } from './rights/platform.ts';
import { purchasingRights } from './rights/purchasing.ts';
import { reportRights } from './rights/reports.ts';
import { safetyRights } from './rights/safety.ts';
import { scheduleRights } from './rights/schedule.ts';
import { checklistRights } from './rights/checklists.ts';
import { equipmentRights } from './rights/equipment.ts';
import { ticketRights } from './rights/tickets.ts';
import { timeRights } from './rights/time.ts';

/**
 * Rights by table and function: the rights of product.md ("People and rights") as data. The role matrix tests every
 * line for every role, in the own and another company, and fails for a table that has no line here.
 *
 * A scope names rows by the value of the table's `by` column. A role without a scope sees and changes no rows. A verb
 * that is absent is granted to no one: the statement is denied rather than affecting zero rows.
 */
export { roles, type Role, type Scope } from './rights/roles.ts';
export { tableRights } from './rights/tables.ts';

/** The answer of each function to each role, by area. */
export const rpcRights: Readonly<Record<string, RpcRights>> = {
  ...peopleRights,
  ...photoRights,
  ...platformRights,
  ...companyRights,
  ...timeRights,
  ...dailyLogRights,
  ...costRights,
  ...safetyRights,
  ...scheduleRights,
  ...checklistRights,
  ...equipmentRights,
  ...ticketRights,
  ...purchasingRights,
  ...reportRights,
};

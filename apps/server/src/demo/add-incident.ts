import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';

const dayMs = 86_400_000;

/** Adds one recordable injury to the log of one establishment, three weeks ago. */
export async function addIncident(
  transaction: Transaction,
  {
    adminUserId,
    personId,
    now,
  }: { readonly adminUserId: string | null; readonly personId: string; readonly now: number },
): Promise<void> {
  const at = new Date(now - 21 * dayMs);
  const day = at.toISOString().slice(0, 10);
  const establishmentId = randomUUID();
  await actAs(transaction, adminUserId);
  await transaction.query('select public.save_establishment($1, $2)', [
    establishmentId,
    JSON.stringify({
      name: 'Main yard',
      // No real number begins with 00.
      ein: '001234567',
      street: '400 Linden St',
      city: 'Fort Collins',
      state: 'CO',
      zip: '80524',
      naics: '237310',
      industry: 'Highway, street and bridge construction',
    }),
  ]);
  await transaction.query('select public.save_osha_year($1, $2, $3)', [
    establishmentId,
    at.getUTCFullYear(),
    JSON.stringify({ average_employees: 34, peak_employees: 41, hours_worked: 61_200 }),
  ]);
  await transaction.query('select public.save_incident($1, $2)', [
    randomUUID(),
    JSON.stringify({
      establishment_id: establishmentId,
      person_id: personId,
      hazard_id: null,
      job_title: 'Carpenter',
      occurred_on: day,
      occurred_at: '10:20',
      work_began_at: '07:00',
      place: 'Poudre River bridge, north abutment',
      known_at: at.toISOString(),
      severity: 'none',
      is_recordable: true,
      outcome: 'days_away',
      days_away: 4,
      days_restricted: 6,
      is_privacy_case: false,
      died_on: null,
      is_reported: false,
      is_form_done: true,
      kind: 'injury',
      doing_before: 'Carrying form boards down the ramp',
      what_happened: 'Slipped on wet plywood and fell on the left hand',
      injury: 'Sprained left wrist',
      harmed_by: 'Wet plywood ramp',
      was_emergency_room: true,
      was_inpatient: false,
      born_on: null,
      hired_on: null,
      sex: null,
    }),
  ]);
  await actAs(transaction, null);
}

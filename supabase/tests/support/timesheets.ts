import type { Cast } from './cast.ts';
import { plantShift } from './shifts.ts';
import { approve, readSheet, sign } from './sheets.ts';

/** Refusal reasons by person id, null for none, in a form to compare with a response. */
export function reasons(byId: Readonly<Record<string, string | null>>): Map<string, string | null> {
  return new Map(Object.entries(byId));
}

export async function work(cast: Cast, personId: string, date: string): Promise<void> {
  await plantShift(
    cast.database,
    cast.company,
    { personId },
    {
      from: `${date}T14:00:00Z`,
      to: `${date}T22:00:00Z`,
      project: cast.project,
    },
  );
}

export async function signAndApprove(cast: Cast): Promise<void> {
  await sign(cast.database, cast.employee.caller, cast.employee.personId);
  await approve(cast.database, cast.supervisor.caller, [cast.employee.personId]);
}

export async function stateOf(cast: Cast, personId = cast.employee.personId): Promise<string> {
  return (await readSheet(cast.database, cast.admin.caller, personId)).state;
}

import { expect } from 'vitest';
import { asCaller } from '../../../apps/testkit/src/index.ts';
import type { Cast } from './cast.ts';

/** Terms of pay as an admin sends them: by the hour unless said otherwise. */
export function payTerms(changed: object): object {
  const none = {
    classification: null,
    overtime: null,
    breaks: null,
    time_zone: null,
    salary: null,
  };
  return { kind: 'hourly', ...none, ...changed };
}

/** The employee's, in effect since January. */
export async function saveTerms(cast: Cast, terms: object): Promise<void> {
  const [row] = await asCaller<{ answer: object }>(
    cast.database,
    cast.admin.caller,
    `select save_pay_terms($1, '2026-01-01', $2) as answer`,
    [cast.employee.personId, JSON.stringify(terms)],
  );
  expect(row?.answer).toEqual({ verdict: 'applied' });
}

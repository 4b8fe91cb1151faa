import type { Identity } from '@muster/contract';
import type { LedCrews } from './led-crews-query.ts';

/** What tells of the time of those a person is in charge of: the company's topic, or one a crew. */
export function crewTopics(
  { role, company_id }: Pick<Identity, 'role' | 'company_id'>,
  led: LedCrews,
): readonly string[] {
  return role === 'admin'
    ? [`company:${company_id}:clock`]
    : led.map(({ crew_id }) => `crew:${crew_id}:clock`);
}

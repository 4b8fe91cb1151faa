import type { Identity } from '@muster/contract';
import type { LedCrews } from './led-crews-query.ts';

/** `clock`: who is on the clock. `time`: hours and timesheets. */
export type CrewTopicKind = 'clock' | 'time';

/**
 * Returns the topics about the people whom the caller is in charge of: the company's topic, or one per crew.
 */
export function crewTopics(
  { role, company_id }: Pick<Identity, 'role' | 'company_id'>,
  led: LedCrews,
  kind: CrewTopicKind = 'clock',
): readonly string[] {
  return role === 'admin'
    ? [`company:${company_id}:${kind}`]
    : led.map(({ crew_id }) => `crew:${crew_id}:${kind}`);
}

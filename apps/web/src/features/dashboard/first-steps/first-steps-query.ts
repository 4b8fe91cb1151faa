import { type FirstSteps, firstStepsSchema } from '@muster/contract/first-steps';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';
import { crewTimeKey } from '../crew-time-key.ts';

/** How far a new company is. Its key makes a punch on another phone check off the last step. */
export function firstStepsQuery(userId: string): SnapshotQuery<FirstSteps> {
  return {
    queryKey: crewTimeKey(userId, 'first_steps'),
    fetch: (api) => api.rpc('first_steps', {}, firstStepsSchema),
    schema: firstStepsSchema,
  };
}

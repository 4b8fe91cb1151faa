import { peopleWithPinsSchema, type PeopleWithPins } from '@muster/contract/kiosk';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

export type PinPerson = PeopleWithPins['people'][number];

/** The most people that the server returns at a time. */
export const mostPeople = 300;

/** Queries people and whether they have a PIN, by name and crew. */
export function pinsQuery(
  userId: string,
  search: string,
  crewId: string | null,
): SnapshotQuery<PeopleWithPins> {
  return {
    queryKey: queryKey(userId, 'people_with_pins', search, crewId),
    fetch: (api) => api.rpc('people_with_pins', { search, crew: crewId }, peopleWithPinsSchema),
    schema: peopleWithPinsSchema,
  };
}

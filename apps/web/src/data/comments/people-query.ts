import { type RecordPerson, recordPeopleAnswerSchema } from '@muster/contract/comments';
import * as z from 'zod/mini';
import { okOrThrow } from '../client/ok-or-throw.ts';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';
import type { RecordRef } from './comment-item.ts';

/** The people who can be mentioned on a record: everyone who may read it. */
export function recordPeopleQuery(
  userId: string,
  record: RecordRef,
): SnapshotQuery<readonly RecordPerson[]> {
  return {
    queryKey: queryKey(userId, 'record_people', record.kind, record.id),
    fetch: async (api) => {
      const parameters = { record_kind: record.kind, record_id: record.id };
      return okOrThrow(await api.rpc('record_people', parameters, recordPeopleAnswerSchema)).people;
    },
    schema: z.array(z.object({ person_id: z.uuid(), name: z.string() })),
  };
}

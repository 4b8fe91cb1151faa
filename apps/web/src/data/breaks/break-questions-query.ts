import {
  type MyBreakQuestions,
  myBreakQuestionsAnswerSchema,
  myBreakQuestionsSchema,
} from '@muster/contract/break-answers';
import { okOrThrow } from '../client/ok-or-throw.ts';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';

/** The user's breaks of the last two weeks that were due and are neither recorded nor answered. */
export function breakQuestionsQuery(userId: string): SnapshotQuery<MyBreakQuestions> {
  return {
    queryKey: queryKey(userId, 'break_questions'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('my_break_questions', {}, myBreakQuestionsAnswerSchema)),
    schema: myBreakQuestionsSchema,
  };
}

import type { BreakAnswers } from '@muster/contract/break-answers';
import { codeInTime } from '../clock/code-in-time.ts';
import type { OutboxKind } from '../outbox/kind.ts';
import { unreachable } from '../outbox/sender.ts';
import { breakAnswerKind, breakAnswerVersion } from './answer-kinds.ts';
import type { BreakAnswerPayload } from './break-answer.ts';

type MadeAnswer = {
  readonly id: string;
  readonly workday: string;
  readonly answers: BreakAnswers;
  readonly answeredAtMs: number;
};

/**
 * A person's answers about the breaks of a workday. The latest answer counts, regardless of the order in which they
 * arrive.
 */
export const breakAnswersKind: OutboxKind<MadeAnswer> = {
  name: breakAnswerKind,
  toItem: ({ id, workday, answers, answeredAtMs }, { userId, personId }) => ({
    id,
    kind: breakAnswerKind,
    userId,
    personId,
    causalKey: `breaks:${personId}`,
    payloadVersion: breakAnswerVersion,
    payload: () =>
      ({
        v: breakAnswerVersion,
        workday,
        answers,
        answered_at: new Date(answeredAtMs).toISOString(),
      }) satisfies BreakAnswerPayload,
  }),
  createSender: (server) => ({
    kind: breakAnswerKind,
    maxBatch: 1,
    send: async ([item], call) => {
      const module = await codeInTime(() => import('./send-break-answer.ts'), call.signal);
      return module === null ? unreachable : module.sendBreakAnswer(server, item, call);
    },
  }),
};

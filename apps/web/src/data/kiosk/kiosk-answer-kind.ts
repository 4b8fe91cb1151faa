import type { BreakAnswers } from '@muster/contract/break-answers';
import { kioskAnswerKind, kioskAnswerVersion } from '../breaks/answer-kinds.ts';
import { codeInTime } from '../clock/code-in-time.ts';
import type { OutboxKind } from '../outbox/kind.ts';
import { unreachable } from '../outbox/sender.ts';
import type { KioskAnswerPayload } from './kiosk-answer.ts';

type ProvenAnswer = {
  readonly id: string;
  readonly workday: string;
  readonly answers: BreakAnswers;
  /** As the proof says it. */
  readonly at: string;
  readonly pinProof: string;
};

/** An answer about breaks that was given at a tablet, proven by the PIN for exactly what it says. */
export const kioskAnswersKind: OutboxKind<ProvenAnswer> = {
  name: kioskAnswerKind,
  toItem: ({ id, workday, answers, at, pinProof }, { userId, personId }) => ({
    id,
    kind: kioskAnswerKind,
    userId,
    personId,
    causalKey: `breaks:${personId}`,
    payloadVersion: kioskAnswerVersion,
    payload: () =>
      ({
        v: kioskAnswerVersion,
        workday,
        answers,
        at,
        pin_proof: pinProof,
      }) satisfies KioskAnswerPayload,
  }),
  createSender: (server) => ({
    kind: kioskAnswerKind,
    maxBatch: 1,
    send: async ([item], call) => {
      const module = await codeInTime(() => import('./send-kiosk-answer.ts'), call.signal);
      return module === null ? unreachable : module.sendKioskAnswer(server, item, call);
    },
  }),
};

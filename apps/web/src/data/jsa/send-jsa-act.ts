import { jsaVerdictSchema } from '@muster/contract/jsa';
import { callForOutbox, type OutboxServer } from '../client/outbox-call.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';
import type { JsaAct } from './jsa-act.ts';
import { jsaActSchema } from './read-jsa-act.ts';

export async function sendJsaAct(
  server: OutboxServer,
  item: OutboxItem | undefined,
  call: SenderCall,
): Promise<CallOutcome> {
  if (item === undefined) return { kind: 'answered', verdicts: [] };
  const { id } = item;
  const act = jsaActSchema.parse(item.payload);
  const [name, parameters] = callOf(id, act);
  const outcome = await callForOutbox(server, name, { ...parameters, jsa_id: act.jsa_id }, call);
  if (outcome.kind !== 'answered') return outcome;
  const answer = jsaVerdictSchema.safeParse(outcome.data);
  // Not what our server says: something in between answered, or it is much newer than we are.
  if (!answer.success) return { kind: 'missed', failure: 'unanswered', retryAfterMs: null };
  const { data } = answer;
  // Signed on another phone meanwhile: nothing is left to do.
  const isSettled = data.verdict !== 'refused' || data.reason === 'jsa_signed';
  return {
    kind: 'answered',
    verdicts: [
      isSettled
        ? { id, result: 'done', answer: data }
        : { id, result: 'attention', code: data.reason, answer: data },
    ],
  };
}

function callOf(id: string, act: JsaAct): readonly [string, Readonly<Record<string, unknown>>] {
  switch (act.act) {
    case 'sign':
      return ['sign_jsa', { signature_id: id, signed: act.signed }];
    case 'approve':
      return ['approve_jsa', { approval_id: id, approved: act.approved }];
    case 'end':
      return ['end_jsa', { change_id: id, ended: act.ended }];
  }
}

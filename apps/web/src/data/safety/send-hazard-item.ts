import { hazardReportSchema } from '@muster/contract/safety';
import { refusalSchema } from '@muster/contract/verdict';
import { hazardSteps } from '@muster/domain';
import * as z from 'zod/mini';
import { sha256 } from '../../platform/sha256.ts';
import { callForOutbox, type OutboxServer } from '../client/outbox-call.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';

const reportPayloadSchema = z.object({
  anonymous: z.boolean(),
  report: hazardReportSchema,
  ticket: z.optional(z.nullable(z.string())),
});
const stepPayloadSchema = z.object({
  hazard_id: z.uuid(),
  step: z.enum(hazardSteps),
  facts: z.record(z.string(), z.unknown()),
});
const answerSchema = z.union([
  z.object({ verdict: z.enum(['applied', 'replayed']) }),
  refusalSchema,
]);

const nothing: CallOutcome = { kind: 'answered', verdicts: [] };

export async function sendReport(
  server: OutboxServer,
  item: OutboxItem | undefined,
  call: SenderCall,
): Promise<CallOutcome> {
  if (item === undefined) return nothing;
  const { anonymous, report: kept, ticket = null } = reportPayloadSchema.parse(item.payload);
  const report =
    kept.v === 1
      ? kept
      : {
          ...kept,
          files: filesOf(item),
          ticket_hash: ticket === null ? null : await hashOf(ticket),
        };
  const name = anonymous ? 'report_hazard_anonymously' : 'report_hazard';
  return send(server, name, { hazard_id: item.id, report }, item.id, call);
}

export async function sendStep(
  server: OutboxServer,
  item: OutboxItem | undefined,
  call: SenderCall,
): Promise<CallOutcome> {
  if (item === undefined) return nothing;
  const { hazard_id, step, facts } = stepPayloadSchema.parse(item.payload);
  const withFiles = step === 'resolve' && !('photo_ids' in facts);
  const sent = withFiles ? { ...facts, files: filesOf(item) } : facts;
  const parameters = { change_id: item.id, hazard_id, step, facts: sent };
  return send(server, 'change_hazard', parameters, item.id, call);
}

/** What the item's files are; their bytes follow. */
function filesOf({ files = [] }: OutboxItem) {
  return files.map(({ id, mimeType, size, sha256: digest }) => ({
    id,
    mime_type: mimeType,
    size,
    sha256: digest,
    caption: null,
  }));
}

const hashOf = (ticket: string) => sha256(new TextEncoder().encode(ticket).buffer);

async function send(
  server: OutboxServer,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  id: string,
  call: SenderCall,
): Promise<CallOutcome> {
  const outcome = await callForOutbox(server, name, parameters, call);
  if (outcome.kind !== 'answered') return outcome;
  const answer = answerSchema.safeParse(outcome.data);
  // Not what our server says: something in between answered, or it is much newer than we are.
  if (!answer.success) return { kind: 'missed', failure: 'unanswered', retryAfterMs: null };
  const verdict =
    answer.data.verdict === 'refused'
      ? ({ id, result: 'attention', code: answer.data.reason, answer: answer.data } as const)
      : ({ id, result: 'done', answer: null } as const);
  return { kind: 'answered', verdicts: [verdict] };
}

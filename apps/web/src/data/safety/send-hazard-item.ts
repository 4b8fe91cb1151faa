import { hazardReportSchema } from '@muster/contract/safety';
import { hazardSteps } from '@muster/domain';
import * as z from 'zod/mini';
import { sha256 } from '../../platform/sha256.ts';
import type { OutboxServer } from '../client/outbox-call.ts';
import { sendForVerdict } from '../client/send-for-verdict.ts';
import { declaredFiles } from '../outbox/declared-files.ts';
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
          files: declaredFiles(item),
          ticket_hash: ticket === null ? null : await hashOf(ticket),
        };
  const name = anonymous ? 'report_hazard_anonymously' : 'report_hazard';
  return sendForVerdict(server, item.id, name, { hazard_id: item.id, report }, call);
}

export async function sendStep(
  server: OutboxServer,
  item: OutboxItem | undefined,
  call: SenderCall,
): Promise<CallOutcome> {
  if (item === undefined) return nothing;
  const { hazard_id, step, facts } = stepPayloadSchema.parse(item.payload);
  const withFiles = step === 'resolve' && !('photo_ids' in facts);
  const sent = withFiles ? { ...facts, files: declaredFiles(item) } : facts;
  const parameters = { change_id: item.id, hazard_id, step, facts: sent };
  return sendForVerdict(server, item.id, 'change_hazard', parameters, call);
}

const hashOf = (ticket: string) => sha256(new TextEncoder().encode(ticket).buffer);

import { anonymousPhotoAnswerSchema } from '@muster/contract/anonymous-photo';
import * as z from 'zod/mini';
import type { OutboxServer } from '../client/outbox-call.ts';
import type { FileToUpload, Upload } from '../files/upload.ts';
import { refusedFile, stored } from '../files/storage-outcome.ts';
import { uploadFile } from '../files/upload-file.ts';
import { type CallOutcome, unreachable } from '../outbox/sender.ts';

const payloadSchema = z.object({ ticket: z.string() });
const refusalSchema = z.object({ error: z.string(), message: z.string() });

/**
 * One photo of a report: in its author's name, or of an anonymous report by its ticket, in requests that
 * carry no session.
 */
export const uploadReportPhoto: Upload = (server, file, call) =>
  file.purpose === 'anonymous_photo'
    ? uploadByTicket(server, file, call)
    : uploadFile(server, file, call);

async function uploadByTicket(
  { config, fetch }: OutboxServer,
  file: FileToUpload,
  { signal }: Parameters<Upload>[2],
): Promise<CallOutcome> {
  const ticket = payloadSchema.safeParse(file.record?.payload).data?.ticket;
  if (ticket === undefined) return refused(file.id, 'file_lost');
  const { apiUrl, anonKey, functionsUrl } = await config.ready();
  const [company_id = '', , hazard_id = ''] = file.path.split('/');
  try {
    const asked = await fetch(`${functionsUrl ?? `${apiUrl}/functions/v1`}/anonymous-photo`, {
      method: 'POST',
      headers: { apikey: anonKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ company_id, hazard_id, photo_id: file.id, ticket }),
      signal,
    });
    const answer = anonymousPhotoAnswerSchema.safeParse(await asked.json());
    if (!answer.success) return unreachable;
    if (answer.data.verdict === 'refused') return refused(file.id, answer.data.reason);
    const { path, token } = answer.data;
    const sent = await fetch(
      `${apiUrl}/storage/v1/object/upload/sign/${file.bucket}/${path}?token=${token}`,
      {
        method: 'PUT',
        headers: { apikey: anonKey, 'Content-Type': file.mime_type },
        body: file.bytes,
        signal,
      },
    );
    if (sent.ok) return stored(file.id);
    if (sent.status >= 500 || sent.status === 429) return unreachable;
    const refusal = refusalSchema.safeParse(await sent.json());
    if (!refusal.success) return unreachable;
    return refusedFile(file.id, { code: refusal.data.error, message: refusal.data.message });
  } catch {
    // No connection, no answer in time, or a portal's page.
    return unreachable;
  }
}

function refused(id: string, code: string): CallOutcome {
  return { kind: 'answered', verdicts: [{ id, result: 'attention', code, answer: null }] };
}

import * as z from 'zod/mini';
import { requestForOutbox } from '../client/outbox-call.ts';
import type { CallOutcome } from '../outbox/sender.ts';
import type { Upload } from './upload.ts';
import { refusedFile, stored } from './storage-outcome.ts';
import { uploadInParts } from './upload-in-parts.ts';

const storedSchema = z.object({ Key: z.string() });

/** Up to this many bytes go in one request: on a thin line some seconds. */
const wholeBytes = 100_000;

/** One file to where its record's kind wants it, in the storage of the server. */
export const uploadFile: Upload = async (server, file, call) => {
  if (file.size > wholeBytes) return uploadInParts(server, file, call);
  const path = `/storage/v1/object/${file.bucket}/${file.path}`;
  const outcome = await requestForOutbox(server, path, file.bytes, file.mime_type, call);
  if (outcome.kind === 'refused') return refusedFile(file.id, outcome);
  if (outcome.kind !== 'answered') return outcome;
  // Whatever else answers in the server's place: the file is kept until the bucket names it.
  const isThere = storedSchema.safeParse(outcome.data).data?.Key === `${file.bucket}/${file.path}`;
  return isThere ? stored(file.id) : unanswered;
};

const unanswered: CallOutcome = { kind: 'missed', failure: 'unanswered', retryAfterMs: null };

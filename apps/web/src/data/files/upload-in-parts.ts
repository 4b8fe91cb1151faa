import type { OutboxServer } from '../client/outbox-call.ts';
import { type CallOutcome, type SenderCall, unreachable } from '../outbox/sender.ts';
import type { FileToUpload } from './upload.ts';
import { stored } from './storage-outcome.ts';
import { type Failed, isFailed, partFailure } from './part-failure.ts';

/** Hosted projects accept no other size for any part but the last. */
const partBytes = 6 * 1024 * 1024;
/** After this time a part is cut off; the rest of the call's time is for asking how far it came. */
const partMs = 15_000;

/**
 * Uploads a file by TUS 1.0, at most one part per call. The server keeps what it has received, no matter how the call
 * ends, and the next call resumes from there.
 */
export async function uploadInParts(
  { config, fetch }: OutboxServer,
  file: FileToUpload,
  { accessToken, signal }: SenderCall,
): Promise<CallOutcome> {
  const { apiUrl, anonKey } = await config.ready();
  const uploads = `${apiUrl}/storage/v1/upload/resumable`;
  const common = {
    apikey: anonKey,
    Authorization: `Bearer ${accessToken}`,
    'Tus-Resumable': '1.0.0',
  };

  async function request(
    method: string,
    address: string,
    more: Readonly<Record<string, string>>,
    body: Blob | null,
    until: AbortSignal,
  ): Promise<Response | null> {
    try {
      return await fetch(address, {
        method,
        headers: { ...common, ...more },
        signal: until,
        ...(body !== null && { body }),
      });
    } catch {
      return null;
    }
  }

  /** Returns how many bytes the server has; null if it no longer has the upload. */
  async function offsetOf(upload: string): Promise<number | null | Failed> {
    const response = await request('HEAD', `${uploads}/${upload}`, {}, null, signal);
    if (response?.status === 404 || response?.status === 410) return null;
    if (response === null || !response.ok) return partFailure(file.id, response, 'goes_on');
    return offsetIn(response);
  }

  async function begin(): Promise<string | Failed> {
    const more = {
      'Upload-Length': String(file.size),
      'Upload-Metadata': metadataOf(file),
      'x-upsert': 'false',
    };
    const response = await request('POST', uploads, more, null, signal);
    if (response === null || !response.ok) return partFailure(file.id, response, 'begins');
    // Only the last part: behind a proxy, the rest of the address may differ.
    const upload = response.headers.get('location')?.split('/').at(-1) ?? '';
    if (response.status !== 201 || upload === '') return { outcome: unreachable };
    // If there is no room to remember it, a later call starts over.
    await file.resume.keep(upload).catch(() => undefined);
    return upload;
  }

  const known = await file.resume.read().catch(() => null);
  let upload: string | null = known;
  let offset: number | null = 0;
  if (upload !== null) {
    const had = await offsetOf(upload);
    if (isFailed(had)) return had.outcome;
    offset = had;
    // No one received the response to its end: the file is complete.
    if (offset === file.size) return stored(file.id);
    if (offset === null) upload = null;
  }
  if (upload === null) {
    const begun = await begin();
    if (isFailed(begun)) return begun.outcome;
    upload = begun;
    offset = 0;
  }

  const start = offset ?? 0;
  const part = file.bytes.slice(start, start + partBytes);
  const more = {
    'Upload-Offset': String(start),
    'Content-Type': 'application/offset+octet-stream',
  };
  const patch = withTime(signal, partMs);
  const response = await request('PATCH', `${uploads}/${upload}`, more, part, patch);
  if (response?.ok === true) {
    const now = offsetIn(response);
    if (isFailed(now)) return now.outcome;
    return now === file.size ? stored(file.id) : { kind: 'partial' };
  }
  if (response !== null) return (await partFailure(file.id, response, 'goes_on')).outcome;
  // Cut off: the bytes that had arrived by then count.
  const reached = await offsetOf(upload);
  if (isFailed(reached)) return reached.outcome;
  if (reached === file.size) return stored(file.id);
  return reached !== null && reached > start ? { kind: 'partial' } : unreachable;
}

/** Returns the number of bytes that a response reports. */
function offsetIn(response: Response): number | Failed {
  const offset = response.headers.get('upload-offset');
  // A captive portal may answer anything with 200.
  return offset === null || !/^\d+$/.test(offset) ? { outcome: unreachable } : Number(offset);
}

function metadataOf({ bucket, path, mime_type }: FileToUpload): string {
  const metadata = { bucketName: bucket, objectName: path, contentType: mime_type };
  return Object.entries({ ...metadata, cacheControl: '31536000' })
    .map(([key, value]) => `${key} ${btoa(value)}`)
    .join(',');
}

/** Returns a signal that aborts with the given one, or after a time limit of its own. */
function withTime(signal: AbortSignal, limitMs: number): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal.aborted) abort();
  for (const end of [signal, AbortSignal.timeout(limitMs)]) {
    end.addEventListener('abort', abort, { once: true });
  }
  return controller.signal;
}

import { expect, it } from 'vitest';
import type { FileToUpload } from '../files/upload.ts';
import { uploadClip } from './upload-clip.ts';

const config = {
  supabaseUrl: 'https://app.test',
  apiUrl: 'https://app.test',
  anonKey: 'key',
  functionsUrl: null,
  vapidPublicKey: null,
  mapStyleUrl: null,
  version: 'one',
};

const file: FileToUpload = {
  record_id: 'record',
  record_kind: 'jsa',
  bucket: 'voice-clips',
  path: 'c/jsa/one',
  purpose: 'voice',
  mime_type: 'audio/webm',
  size: 5,
  sha256: '',
  id: 'one',
  bytes: new Blob(['sound'], { type: 'audio/webm' }),
  record: null,
  resume: { read: async () => null, keep: async () => undefined },
};

const upload = (status: number, body: object) =>
  uploadClip(
    {
      config: { ready: async () => config, current: () => config, refresh: async () => undefined },
      fetch: async () => Response.json(body, { status }),
    },
    file,
    { accessToken: 'token', signal: new AbortController().signal },
  );

const refusal = (error: string, message: string, statusCode: string) =>
  upload(400, { statusCode, code: error, error, message });

it('is let go where the company keeps recordings no longer', async () => {
  const outcome = await refusal(
    'AccessDenied',
    'new row violates row-level security policy',
    '403',
  );
  expect(outcome).toMatchObject({ kind: 'answered', verdicts: [{ id: 'one', result: 'done' }] });
});

it('needs attention where the storage refuses it for something else', async () => {
  expect(await refusal('EntityTooLarge', 'Payload too large', '413')).toMatchObject({
    kind: 'answered',
    verdicts: [{ id: 'one', result: 'attention', code: 'EntityTooLarge' }],
  });
});

it('waits where no one answers, and is done once it is there', async () => {
  expect((await upload(503, { message: 'busy' })).kind).toBe('missed');
  expect(await upload(200, { Key: 'voice-clips/c/jsa/one' })).toMatchObject({
    verdicts: [{ result: 'done' }],
  });
});

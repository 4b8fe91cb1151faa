import { describe, expect, test } from 'vitest';
import type { DataError } from '../errors/data-error.ts';
import { createStoredFiles } from './stored-files.ts';

/** Returns the error of an upload that the server answers this way. */
async function failureOf(status: number, body: Record<string, string>): Promise<DataError> {
  const files = createStoredFiles({
    config: {
      ready: async () => ({
        apiUrl: 'https://muster.example',
        supabaseUrl: '',
        anonKey: 'anon',
        functionsUrl: null,
        vapidPublicKey: null,
        mapStyleUrl: null,
        version: 'test',
      }),
    },
    tokens: { current: async () => ({ kind: 'none' }) },
    fetch: async () => Response.json(body, { status }),
    origin: 'https://muster.example',
  });
  return files.upload('profile-photos', 'a.webp', new Blob(['x'])).then(
    () => {
      throw new Error('the upload did not fail');
    },
    (error: DataError) => error,
  );
}

describe('an upload that the server refuses', () => {
  test.each([
    ['QuotaExceeded', 400],
    ['CompanyQuotaExceeded', 400],
    ['InsufficientStorage', 503],
  ])('for %s names it, so that the screen says whose room is used up', async (code, status) => {
    const statusCode = status === 503 ? '503' : '413';
    const error = await failureOf(status, { statusCode, code, error: code, message: 'no' });
    expect(error).toMatchObject({ code });
  });

  test('for its size keeps the general words', async () => {
    const error = await failureOf(400, {
      statusCode: '413',
      code: 'EntityTooLarge',
      error: 'Payload too large',
      message: 'no',
    });
    expect(error).toMatchObject({ kind: 'refused', code: '413' });
  });
});

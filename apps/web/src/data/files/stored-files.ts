import type { StorageClient } from '@supabase/storage-js';
import type { ConfigSource } from '../client/app-config.ts';
import type { Tokens } from '../client/tokens.ts';
import { type DataError, failedAnswer } from '../errors/data-error.ts';

/** Files on the server, through the official client, which is loaded with the first call. */
export type StoredFiles = {
  /** Stores a file under an unused path. Throws `DataError`. */
  upload(bucket: string, path: string, file: Blob): Promise<void>;
  /** Throws `DataError`. */
  remove(bucket: string, paths: readonly string[]): Promise<void>;
  /** Returns an address that shows a private file for a limited time. Throws `DataError`. */
  signedUrl(bucket: string, path: string, seconds: number): Promise<string>;
  /** Does the same for many, in their order; null for one that the caller may not see. Throws `DataError`. */
  signedUrls(
    bucket: string,
    paths: readonly string[],
    seconds: number,
  ): Promise<readonly (string | null)[]>;
  /** Returns a public file's address: a path on our own server if possible, otherwise a full URL. */
  publicUrl(bucket: string, path: string): Promise<string>;
};

export function createStoredFiles({
  config,
  tokens,
  fetch,
  origin,
}: {
  readonly config: Pick<ConfigSource, 'ready'>;
  readonly tokens: Pick<Tokens, 'current'>;
  readonly fetch: typeof globalThis.fetch;
  readonly origin: string;
}): StoredFiles {
  async function storage(): Promise<StorageClient> {
    const [{ apiUrl, anonKey }, token, { StorageClient }] = await Promise.all([
      config.ready(),
      tokens.current(),
      load(),
    ]);
    const bearer = token.kind === 'token' ? token.accessToken : anonKey;
    const headers = { apikey: anonKey, Authorization: `Bearer ${bearer}` };
    return new StorageClient(`${apiUrl}/storage/v1`, headers, fetch);
  }

  return {
    upload: async (bucket, path, file) => {
      const { error } = await (
        await storage()
      )
        .from(bucket)
        .upload(path, file, { contentType: file.type, cacheControl: '31536000', upsert: false });
      if (error !== null) throw asDataError(error);
    },
    remove: async (bucket, paths) => {
      const { error } = await (await storage()).from(bucket).remove([...paths]);
      if (error !== null) throw asDataError(error);
    },
    signedUrl: async (bucket, path, seconds) => {
      const { data, error } = await (await storage()).from(bucket).createSignedUrl(path, seconds);
      if (error !== null) throw asDataError(error);
      return data.signedUrl;
    },
    signedUrls: async (bucket, paths, seconds) => {
      const { data, error } = await (
        await storage()
      )
        .from(bucket)
        .createSignedUrls([...paths], seconds);
      if (error !== null) throw asDataError(error);
      return data.map(({ signedUrl }) => signedUrl);
    },
    publicUrl: async (bucket, path) => {
      const { publicUrl } = (await storage()).from(bucket).getPublicUrl(path).data;
      return publicUrl.startsWith(`${origin}/`) ? publicUrl.slice(origin.length) : publicUrl;
    },
  };
}

async function load() {
  try {
    return await import('@supabase/storage-js');
  } catch (error) {
    // If the app's own files can't be loaded, the server could not be reached either.
    throw failedAnswer(0, '', String(error));
  }
}

/** Refusals that a person can act on; the client reports the rest by status only. */
const namedCodes = new Set(['QuotaExceeded', 'CompanyQuotaExceeded', 'InsufficientStorage']);

function asDataError(error: {
  readonly message: string;
  readonly status?: number | undefined;
  readonly statusCode?: string | undefined;
  readonly code?: string | undefined;
}): DataError {
  const { status = 0, statusCode = '', code = '', message } = error;
  return failedAnswer(status, namedCodes.has(code) ? code : statusCode, message);
}

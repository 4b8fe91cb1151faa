import type * as z from 'zod';

import type { Database, TransactionOptions } from '../db/database.ts';
import type { StreamRequest } from '../http/gateway-env.ts';
import type { Tokens } from '../tokens/tokens.ts';
import type { StorageCaller } from './caller.ts';
import { invalidRequest, tooLarge } from './errors/errors.ts';
import type { ObjectFiles } from './files/object-files.ts';
import type { StorageSettings } from './storage-settings.ts';
import type { UrlTokens } from './url-tokens.ts';

export type StorageDependencies = {
  readonly database: Database;
  readonly tokens: Pick<Tokens, 'verify' | 'apiKeyRole'>;
  readonly urlTokens: UrlTokens;
  readonly files: ObjectFiles;
  readonly resumableUploads: (request: StorageRequest) => Promise<void>;
  readonly settings: StorageSettings;
};

/** Everything needed to serve one request, gathered once. */
export type StorageRequest = StreamRequest &
  StorageDependencies & {
    readonly caller: StorageCaller;
    /** Value of storage.operation() in policies. */
    readonly operation: string;
    /** Decoded; '' if the route has none. */
    readonly bucket: string;
    readonly key: string;
    readonly query: URLSearchParams;
  };

/** For statements that policies apply to. */
export function asCaller(request: StorageRequest): TransactionOptions {
  const { role, claims } = request.caller;
  return { caller: { role, claims, settings: settingsOf(request) } };
}

/** For the service's own statements, after policies have been checked. */
export function asService(request: StorageRequest): TransactionOptions {
  const role = 'service_role';
  return { caller: { role, claims: { role }, settings: settingsOf(request) } };
}

function settingsOf({ method, path, headers, operation }: StorageRequest): Record<string, string> {
  const { authorization: _token, cookie: _cookie, apikey: _key, ...told } = headers;
  return {
    'request.method': method,
    'request.path': path,
    'request.headers': JSON.stringify(told),
    'storage.operation': operation,
    'storage.allow_delete_query': 'true',
  };
}

const longestJson = 1024 * 1024;

/**
 * The body as JSON that matches a schema; an empty body counts as an empty object.
 * @throws StorageError InvalidRequest, EntityTooLarge
 */
export async function readJson<T>(
  { incoming }: Pick<StorageRequest, 'incoming'>,
  schema: z.ZodType<T>,
): Promise<T> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > longestJson) throw tooLarge('body');
    chunks.push(chunk);
  }
  const parsed = schema.safeParse(parse(Buffer.concat(chunks).toString('utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidRequest(`body/${issue?.path.join('/') ?? ''} ${issue?.message ?? 'is invalid'}`);
}

function parse(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest('Body is not valid JSON');
  }
}

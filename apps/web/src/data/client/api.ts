import type { Shape } from '@muster/contract/shape';
import type { PostgrestClient } from '@supabase/postgrest-js';
import { nextTask } from '../../platform/next-task.ts';
import { DataError, failedAnswer } from '../errors/data-error.ts';
import type { ConfigSource } from './app-config.ts';
import { suspendedMessage } from './suspended.ts';
import type { Tokens } from './tokens.ts';

/** The data API as the person who is signed in; as no one, when no one is. */
export type Api = {
  /** Calls a function of the database. Throws `DataError`. */
  rpc<T>(name: string, parameters: Readonly<Record<string, unknown>>, schema: Shape<T>): Promise<T>;
  /**
   * Runs a request, as in `query((rest) => rest.from('projects').select('id,name'), schema)`.
   * Throws `DataError`.
   */
  query<T>(build: (rest: PostgrestClient) => PromiseLike<Answer>, schema: Shape<T>): Promise<T>;
};

/** The part of the data client's answer that is read here. */
type Answer = {
  readonly status: number;
  readonly data: unknown;
  readonly error: { readonly code?: string; readonly message: string } | null;
};

export function createApi(dependencies: {
  readonly config: ConfigSource;
  readonly tokens: Tokens;
  /** Whose screens ask; left out where whoever has a session may ask. */
  readonly ownerId?: () => string | null;
  /** The platform has suspended the company of whoever asks. */
  readonly onSuspended?: () => void;
  readonly fetch: typeof globalThis.fetch;
}): Api {
  const { config } = dependencies;

  async function query<T>(
    build: (rest: PostgrestClient) => PromiseLike<Answer>,
    schema: Shape<T>,
  ): Promise<T> {
    // Now, before anything is waited for: what one person began is never done as the next one.
    const userId = dependencies.ownerId?.() ?? undefined;
    const [{ apiUrl, anonKey }, PostgrestClient] = await Promise.all([
      config.ready(),
      loadPostgrest(),
    ]);
    const rest = new PostgrestClient(`${apiUrl}/rest/v1`, {
      headers: { apikey: anonKey },
      fetch: createAuthorisedFetch(dependencies, userId),
      // Repeating is the query client's business.
      retry: false,
    });
    const { status, data, error } = await build(rest);
    if (error !== null) {
      if (error.code === 'invalid_api_key') void config.refresh();
      // The SQLSTATE is the same for whatever the server refuses as a whole.
      const code = error.code === 'PT403' ? error.message : (error.code ?? '');
      if (code === suspendedMessage) dependencies.onSuspended?.();
      throw failedAnswer(status, code, error.message);
    }
    const parsed = schema.safeParse(data);
    if (parsed.success) return parsed.data;
    throw new DataError(
      { kind: 'unreadable', status, message: 'The answer has another form than expected' },
      { cause: parsed.error },
    );
  }

  return {
    query,
    rpc: (name, parameters, schema) => query((rest) => rest.rpc(name, parameters), schema),
  };
}

/** Loaded by the first request, so that the first screen does not wait for it. */
async function loadPostgrest(): Promise<typeof PostgrestClient> {
  try {
    // The first request leaves while the app starts: asking for code is a task of its own.
    await nextTask();
    const module = await import('@supabase/postgrest-js');
    return module.PostgrestClient;
  } catch (error) {
    // Where the app's own files cannot be had, the server could not be reached either.
    throw failedAnswer(0, '', String(error));
  }
}

function createAuthorisedFetch(
  { config, tokens, fetch }: Pick<Parameters<typeof createApi>[0], 'config' | 'tokens' | 'fetch'>,
  userId: string | undefined,
): typeof globalThis.fetch {
  return async (input, init) => {
    const send = (bearer: string) => {
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Bearer ${bearer}`);
      return fetch(input, { ...init, headers });
    };
    const token = await tokens.current(userId);
    if (token.kind === 'unavailable') throw new TypeError('No valid token can be had just now');
    if (token.kind === 'none') return send((await config.ready()).anonKey);
    const response = await send(token.accessToken);
    if (response.status !== 401) return response;
    const renewed = await tokens.renew(token.accessToken, userId);
    return renewed.kind === 'token' ? send(renewed.accessToken) : response;
  };
}

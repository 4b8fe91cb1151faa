import type { Shape } from '@muster/contract/shape';
import type { PostgrestClient } from '@supabase/postgrest-js';
import { nextTask } from '../../platform/next-task.ts';
import { DataError, failedAnswer } from '../errors/data-error.ts';
import type { ConfigSource } from './app-config.ts';
import { suspendedMessage } from './suspended.ts';
import type { Tokens } from './tokens.ts';

/** The data API, called as the signed-in person, or anonymously if no one is signed in. */
export type Api = {
  /** Calls a function of the database. Throws `DataError`. */
  rpc<T>(name: string, parameters: Readonly<Record<string, unknown>>, schema: Shape<T>): Promise<T>;
  /**
   * Runs a request, as in `query((rest) => rest.from('projects').select('id,name'), schema)`.
   * Throws `DataError`.
   */
  query<T>(build: (rest: PostgrestClient) => PromiseLike<Answer>, schema: Shape<T>): Promise<T>;
};

/** The part of the data client's response that is read here. */
type Answer = {
  readonly status: number;
  readonly data: unknown;
  readonly error: { readonly code?: string; readonly message: string } | null;
};

export function createApi(dependencies: {
  readonly config: ConfigSource;
  readonly tokens: Tokens;
  /** The user whose screens make the requests; absent if any session may make them. */
  readonly ownerId?: () => string | null;
  /** Called when the platform has suspended the caller's company. */
  readonly onSuspended?: () => void;
  readonly fetch: typeof globalThis.fetch;
}): Api {
  const { config } = dependencies;

  async function query<T>(
    build: (rest: PostgrestClient) => PromiseLike<Answer>,
    schema: Shape<T>,
  ): Promise<T> {
    // Read this before any await: a request that one person started must never be sent as the next person.
    const userId = dependencies.ownerId?.() ?? undefined;
    const [{ apiUrl, anonKey }, PostgrestClient] = await Promise.all([
      config.ready(),
      loadPostgrest(),
    ]);
    const rest = new PostgrestClient(`${apiUrl}/rest/v1`, {
      headers: { apikey: anonKey },
      fetch: createAuthorisedFetch(dependencies, userId),
      // Retries are the query client's job.
      retry: false,
    });
    const { status, data, error } = await build(rest);
    if (error !== null) {
      if (error.code === 'invalid_api_key') void config.refresh();
      // The SQLSTATE is the same for everything that the server refuses as a whole.
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
    // The first request leaves while the app starts: loading code gets a task of its own.
    await nextTask();
    const module = await import('@supabase/postgrest-js');
    return module.PostgrestClient;
  } catch (error) {
    // If the app's own files can't be loaded, the server could not be reached either.
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

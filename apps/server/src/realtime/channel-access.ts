import { DatabaseError, type Database } from '../db/database.ts';
import type { Logger } from '../log/logger.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isSessionOver, mayReceive, maySend, type Claims, type Hearing } from './authorization.ts';
import type { Extension } from './hub.ts';
import { Refusal } from './refusal.ts';
import { checkToken, type CheckedToken } from './token-check.ts';

/** A timer can wait 24 days at most; checking earlier does no harm. */
const longestWaitMs = 3_600_000;

const everything: Hearing = { broadcast: true, presence: true };
const nothing: Hearing = { broadcast: false, presence: false };

/**
 * The rights of a channel's token, from the join to the end of the token or its session. A private
 * channel lives as long as the policies let the token's holder receive: they are checked at the
 * join and with every new token.
 */
export function createChannelAccess({
  database,
  verify,
  log,
  now,
  name,
  isPrivate,
  joinToken,
  onEnd,
}: {
  readonly database: Database;
  readonly verify: Tokens['verify'];
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The topic without its prefix `realtime:`. */
  readonly name: string;
  readonly isPrivate: boolean;
  readonly joinToken: string;
  /** Called when the channel must end; the message is for its client. */
  readonly onEnd: (message: string) => void;
}) {
  let accessToken = joinToken;
  let token: CheckedToken | undefined;
  let hearing = nothing;
  let sendingByExtension = new Map<Extension, Promise<boolean>>();
  let expiry: NodeJS.Timeout | undefined;
  let isChanged = false;
  let hasEnded = false;

  async function authorize(): Promise<void> {
    const asked = accessToken;
    isChanged = false;
    const checked = await checkToken(asked, verify, now);
    if (await isSessionOver(database, checked.claims)) throw unauthorized(name);
    const allowed = isPrivate ? await mayReceive(database, checked.claims, name) : everything;
    if (!allowed.broadcast && !allowed.presence) throw unauthorized(name);
    if (asked !== accessToken) return; // a newer one arrived meanwhile and is checked separately
    const isLess =
      (hearing.broadcast && !allowed.broadcast) || (hearing.presence && !allowed.presence);
    if (isLess) throw unauthorized(name);
    token = checked;
    hearing = allowed;
    sendingByExtension = new Map();
    if (hasEnded) return;
    waitForExpiry(checked);
    // The policies may have answered from the state before the change.
    if (isChanged) await authorize();
  }

  function waitForExpiry({ expiresAt }: CheckedToken): void {
    clearTimeout(expiry);
    if (expiresAt === undefined) return;
    const wait = Math.min(expiresAt - now(), longestWaitMs);
    expiry = setTimeout(() => void recheck(), wait).unref();
  }

  async function recheck(): Promise<void> {
    try {
      await authorize();
    } catch (error) {
      const refusal = asRefusal(error, name, log);
      onEnd(
        refusal.code === 'Unauthorized'
          ? `You no longer have permission to read from this Channel topic: ${name}`
          : refusal.message,
      );
    }
  }

  function selectToken(): CheckedToken {
    if (token === undefined) throw new Error('the channel has not been authorised');
    return token;
  }

  return {
    /** @throws Refusal, or the database's error. */
    authorize,

    /** Continues with a new token, or ends if its holder may not receive here. */
    async renew(newToken: unknown): Promise<void> {
      // A new-style API key isn't a token: it says nothing about the person.
      if (typeof newToken !== 'string' || newToken.startsWith('sb_')) return;
      if (newToken === accessToken) return;
      accessToken = newToken;
      await recheck();
    },

    /**
     * Checks the policies again if the change affects the token's holder.
     * @param login Null if it may affect anyone.
     */
    async rightsChanged(login: string | null): Promise<void> {
      if (hasEnded) return;
      isChanged = true;
      if (token !== undefined && (login === null || token.claims['sub'] === login)) await recheck();
    },

    claims: (): Claims => selectToken().claims,

    hears: (extension: Extension): boolean => hearing[extension],

    /** Checked once per token, at the first sending: most channels only receive. */
    maySend(extension: Extension): Promise<boolean> {
      if (!isPrivate) return Promise.resolve(true);
      const known = sendingByExtension.get(extension);
      if (known !== undefined) return known;
      const asked = maySend(database, selectToken().claims, name, extension).catch(
        (error: unknown) => {
          log.warn({ err: error }, 'the policies for sending cannot be asked');
          return false;
        },
      );
      sendingByExtension.set(extension, asked);
      return asked;
    },

    leave(): void {
      hasEnded = true;
      clearTimeout(expiry);
    },
  };
}

/** The message for a client whose channel can't be authorized. */
export function asRefusal(error: unknown, name: string, log: Logger): Refusal {
  if (error instanceof Refusal) return error;
  const code = error instanceof DatabaseError ? error.code : '';
  // A suspended company receives nothing.
  if (code === 'PT403') return unauthorized(name, error);
  log.error({ err: error }, 'a channel cannot be authorised');
  if (code === '57014') {
    return new Refusal('QueryCanceled', 'Query was cancelled, please try again', { cause: error });
  }
  // Connection, resources, operator, system: any other code is an error in a policy.
  if (code === '' || /^(08|53|57|58|XX)/.test(code)) {
    return new Refusal(
      'UnableToConnectToProject',
      'Realtime was unable to connect to the project database',
      { cause: error },
    );
  }
  return unauthorized(name, error);
}

function unauthorized(name: string, cause?: unknown): Refusal {
  return new Refusal(
    'Unauthorized',
    `You do not have permissions to read from this Channel topic: ${name}`,
    { cause },
  );
}

import type { Database } from '../db/database.ts';

/** Channel on which the product's triggers name a login that may have lost rights. */
const channel = 'realtime_access';

/**
 * Listens for logins whose rights have changed, on every server that shares the database. Otherwise
 * an open channel would live on until its token expires.
 */
export function createAccessWatch({
  database,
  onChange,
}: {
  readonly database: Database;
  /** The login; null if notifications may have been missed, so that it could be anyone. */
  readonly onChange: (login: string | null) => void;
}) {
  let listening: Promise<() => Promise<void>> | undefined;

  return {
    /** Await this before querying the policies, so that no change is missed. */
    async follow(): Promise<void> {
      listening ??= database.listen(channel, (payload) =>
        onChange(payload === '' ? null : payload),
      );
      try {
        await listening;
      } catch (error) {
        listening = undefined;
        throw error;
      }
    },

    async close(): Promise<void> {
      await (
        await listening?.catch(() => undefined)
      )?.();
    },
  };
}

export type AccessWatch = ReturnType<typeof createAccessWatch>;

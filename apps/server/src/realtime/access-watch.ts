import type { Database } from '../db/database.ts';

/** Where the product's triggers name a login that may have lost rights. */
const channel = 'realtime_access';

/**
 * Hears of logins whose rights have changed, on every server that shares the database: an open
 * channel would otherwise live by its token until that ends.
 */
export function createAccessWatch({
  database,
  onChange,
}: {
  readonly database: Database;
  /** The login; null when notifications may have been missed, and it could be anyone. */
  readonly onChange: (login: string | null) => void;
}) {
  let listening: Promise<() => Promise<void>> | undefined;

  return {
    /** To be awaited before the policies are asked, so that no change falls between. */
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

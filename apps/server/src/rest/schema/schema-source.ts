import type { Database } from '../../db/database.ts';
import type { Logger } from '../../log/logger.ts';
import { RestError } from '../errors/rest-error.ts';
import { buildSchemaCache } from './build-schema.ts';
import { readCatalog, readTimeZones } from './introspect.ts';
import type { SchemaCache } from './types.ts';

const channel = 'pgrst';

export type SchemaSource = {
  /**
   * Returns the newest schema. Waits only while there is none yet.
   * @throws RestError PGRST002 if the catalogs can't be read
   */
  current(): SchemaCache | Promise<SchemaCache>;
  /** Increases with each schema read, so that anything derived from an older one can be recognized. */
  version(): number;
  /** Reads the catalogs again; requests use the previous schema until that is done. */
  reload(): Promise<void>;
  timeZones(): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
};

/**
 * Keeps the API's knowledge of the database, and reads it again on `notify pgrst, 'reload schema'`. Only one read runs
 * at a time; callers that ask during it share the next one.
 */
export function createSchemaSource({
  database,
  schemas,
  extraSearchPath,
  log,
}: {
  database: Database;
  schemas: readonly string[];
  extraSearchPath: readonly string[];
  log: Pick<Logger, 'error' | 'info'>;
}): SchemaSource {
  let schema: SchemaCache | null = null;
  let version = 0;
  let reading: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let zones: Promise<ReadonlySet<string>> | null = null;

  async function read(): Promise<void> {
    schema = buildSchemaCache(await readCatalog(database, schemas, extraSearchPath), schemas);
    version += 1;
    zones = null;
  }

  function start(): Promise<void> {
    reading = read().finally(() => {
      reading = null;
    });
    return reading;
  }

  /** Returns a read that starts after this call. */
  function reload(): Promise<void> {
    if (reading === null) return start();
    next ??= reading
      .catch(() => undefined)
      .then(() => {
        next = null;
        return start();
      });
    return next;
  }

  async function first(): Promise<SchemaCache> {
    try {
      await (reading ?? start());
    } catch (cause) {
      log.error({ err: cause }, 'The schema of the data API could not be read.');
      throw new RestError({
        status: 503,
        code: 'PGRST002',
        message: 'Could not query the database for the schema cache. Retrying.',
        headers: { 'retry-after': '1' },
        cause,
      });
    }
    return schema ?? first();
  }

  const listening = database.listen(channel, (payload) => {
    if (payload !== '' && payload !== 'reload schema') return;
    reload().then(
      () => log.info('Reloaded the schema of the data API.'),
      (error: unknown) => log.error({ err: error }, 'The data API keeps its schema of before.'),
    );
  });
  listening.catch((error: unknown) =>
    log.error({ err: error }, 'The data API will not notice changes of the schema.'),
  );

  return {
    current: () => schema ?? first(),
    version: () => version,
    reload,
    timeZones: () =>
      (zones ??= readTimeZones(database).catch((error: unknown) => {
        zones = null;
        throw error;
      })),
    close: () =>
      listening.then(
        (stop) => stop(),
        () => undefined,
      ),
  };
}

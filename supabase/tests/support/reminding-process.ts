/**
 * A server's reminders in a process of its own, minute by minute as fast as it can; tests end it by SIGKILL. It says each
 * minute that is done on its standard output.
 *
 * Arguments: URL of a PostgreSQL database, first minute (RFC 3339), how many.
 */
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';

const [, , databaseUrl = '', from = '', count = '0'] = process.argv;
const quiet = () => undefined;
const database = await openDatabase({
  dataDir: '',
  databaseUrl,
  log: { info: quiet, warn: quiet, error: quiet },
});
for (let minute = 0; minute < Number(count); minute += 1) {
  // The clock goes ahead, and every fifth minute it is set back by three.
  const at = Date.parse(from) + (minute - (minute % 5 === 4 ? 3 : 0)) * 60_000;
  await database.query('select app.send_reminders($1)', [new Date(at).toISOString()]);
  process.stdout.write(`${minute}\n`);
}
await database.close();

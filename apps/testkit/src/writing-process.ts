/**
 * A separate process that writes through the Database port as fast as it can and prints which rows were acknowledged.
 * Tests end it, or its database, by SIGKILL.
 *
 * Arguments: first id, data folder or the URL of a PostgreSQL database.
 */
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import { silentLog } from './database-embedded.ts';

const writers = 12;

const [, , firstId = '1', place = ''] = process.argv;
const isUrl = place.startsWith('postgres');
const database = await openDatabase({
  dataDir: place,
  databaseUrl: isUrl ? place : undefined,
  log: silentLog,
});
process.stdout.write('ready\n');

let nextId = Number(firstId);

async function writeOn(): Promise<void> {
  for (;;) {
    const id = nextId++;
    try {
      if (id % 3 === 0) {
        await database.transaction(async (transaction) => {
          await transaction.query('insert into public.acknowledged values ($1)', [id]);
          await transaction.query('insert into public.acknowledged_too values ($1)', [id]);
        });
      } else {
        await database.pipeline([
          { text: 'insert into public.acknowledged values ($1)', parameters: [id] },
          { text: 'insert into public.acknowledged_too values ($1)', parameters: [id] },
        ]);
      }
      process.stdout.write(`${id}\n`);
    } catch {
      // Not acknowledged, so nothing is promised; the database may be gone for good.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

await Promise.all(Array.from({ length: writers }, writeOn));

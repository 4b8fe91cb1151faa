import { access, constants, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  createFactorSecrets,
  factorSecretKey,
  inspectFactorSecrets,
} from '../../auth/factors/factor-secrets.ts';
import { loadSecret } from '../../tokens/keys.ts';
import { selectPublishedLogins } from '../../demo-passwords.ts';
import { pendingChanges } from '../../db/migrate.ts';
import { warningForOpen } from '../../db/private-folders.ts';
import { listSnapshots } from '../../db/pglite/snapshots.ts';
import { MissingBytesError } from '../../storage/files/object-files.ts';
import { openObjectFiles } from '../../storage/files/open-object-files.ts';
import { CommandError, type CommandContext, type DatabaseCommand } from '../command.ts';
import { migrationFolders } from '../project-folders.ts';

type Finding = { readonly level: 'ok' | 'warning' | 'problem'; readonly sentence: string };
type Check = (context: CommandContext) => Promise<Finding>;

const argumentsSchema = z.object({});

export const doctorCommand: DatabaseCommand<z.infer<typeof argumentsSchema>> = {
  summary: 'check the installation and report problems',
  help: `muster doctor

Checks the data folder, the keys, the database, its migrations and roles, the
passwords of the demo, the secrets of authenticators, the free disk, the snapshots, the newest restore
drill and the newest uploaded files. Ends
with exit code 1 if something needs attention.`,
  arguments: argumentsSchema,

  async readArguments(commandLine) {
    parseArgs({ args: [...commandLine], options: {} });
    return {};
  },

  async run(context) {
    let problems = 0;
    for (const check of checks) {
      const { level, sentence } = await check(context).catch(failed);
      if (level === 'problem') problems++;
      context.say(`${level.padEnd(8)} ${sentence}`);
    }
    if (problems > 0) {
      throw new CommandError(
        problems === 1 ? 'There is 1 problem.' : `There are ${problems} problems.`,
      );
    }
  },
};

const checks: readonly Check[] = [
  checkDataFolder,
  checkDisk,
  checkKeys,
  checkDatabase,
  checkClock,
  checkMigrations,
  checkRoles,
  checkDemoPasswords,
  checkFactorSecrets,
  checkSnapshots,
  checkDrill,
  checkFiles,
];

function failed(error: unknown): Finding {
  return problem(error instanceof Error ? error.message : String(error));
}

async function checkDataFolder({ dataDir }: CommandContext): Promise<Finding> {
  await access(dataDir, constants.R_OK | constants.W_OK);
  const open = await warningForOpen(dataDir);
  return open === null ? ok(`The data folder is ${dataDir}.`) : warning(open);
}

const neededBytes = 1024 ** 3;

async function checkDisk({ dataDir }: CommandContext): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const gigabytes = ((bavail * bsize) / 1024 ** 3).toFixed(1);
  const sentence = `${gigabytes} GB are free on the data folder’s disk.`;
  return bavail * bsize < neededBytes ? problem(sentence) : ok(sentence);
}

async function checkKeys({ dataDir }: CommandContext): Promise<Finding> {
  const path = join(dataDir, 'keys.json');
  const found = await stat(path).catch(() => null);
  if (found === null)
    return warning('There are no keys yet. The server creates them when it starts.');
  const open = await warningForOpen(path);
  return open === null ? ok('The keys exist, and only this user can read them.') : problem(open);
}

const oldestServer = 150_000;

async function checkDatabase({ database }: CommandContext): Promise<Finding> {
  const startedAt = performance.now();
  const [server] = await database.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number,
       current_setting('server_version') as version`,
  );
  const milliseconds = (performance.now() - startedAt).toFixed(1);
  const kind = database.kind === 'pglite' ? 'the embedded PostgreSQL' : 'PostgreSQL';
  const sentence = `The database is ${kind} ${server?.version} and answers in ${milliseconds} ms.`;
  return (server?.number ?? 0) < oldestServer
    ? problem(`${sentence} Version 15 or newer is required.`)
    : ok(sentence);
}

const clockToleranceSeconds = 2;

async function checkClock({ database }: CommandContext): Promise<Finding> {
  const [clock] = await database.query<{ seconds: number }>(
    'select extract(epoch from clock_timestamp())::float8 as seconds',
  );
  const difference = Math.abs((clock?.seconds ?? 0) - Date.now() / 1000);
  return difference > clockToleranceSeconds
    ? problem(`The server and database clocks differ by ${difference.toFixed(1)} s.`)
    : ok('The server and database clocks agree.');
}

async function checkMigrations({ database }: CommandContext): Promise<Finding> {
  const { migrations, schemaFiles } = await pendingChanges(database, migrationFolders);
  return migrations.length + schemaFiles.length === 0
    ? ok('All migrations and schema files are applied.')
    : problem(
        `${migrations.length} migrations and ${schemaFiles.length} schema files are missing: run muster migrate.`,
      );
}

async function checkRoles({ database }: CommandContext): Promise<Finding> {
  for (const role of ['anon', 'authenticated', 'service_role']) {
    await database.query('select 1', [], { caller: { role, claims: { role } } });
  }
  const [row] = await database.query<{ bypasses: boolean }>(
    `select rolbypassrls as bypasses from pg_roles where rolname = 'service_role'`,
  );
  return row?.bypasses === true
    ? ok('The server can act as anon, authenticated and service_role.')
    : problem('service_role doesn’t bypass row security: alter role service_role bypassrls.');
}

async function checkDemoPasswords({ database }: CommandContext): Promise<Finding> {
  const logins = await selectPublishedLogins(database);
  if (logins.length === 0) return ok('No demo login has the published password.');
  const emails = logins.map(({ email }) => email).join(', ');
  return warning(
    `Demo logins with the published password: ${emails}. Starting with a public HOST or PUBLIC_URL replaces it.`,
  );
}

async function checkFactorSecrets({ database, dataDir }: CommandContext): Promise<Finding> {
  const secrets = createFactorSecrets(await loadSecret(dataDir, factorSecretKey));
  const { total, unreadable, unsealed } = await inspectFactorSecrets(database, secrets);
  if (unreadable > 0) {
    return problem(
      `keys.json can’t decrypt ${unreadable} of ${total} authenticator secrets, so these people can’t sign in: restore keys.json from the backup that belongs to this database.`,
    );
  }
  if (unsealed > 0) {
    return warning(
      `${unsealed} authenticator secrets aren’t encrypted yet. The next start encrypts them.`,
    );
  }
  return ok(`keys.json decrypts all authenticator secrets (${total}).`);
}

const snapshotAgeHours = 24;

async function checkSnapshots({ database, dataDir }: CommandContext): Promise<Finding> {
  if (database.kind !== 'pglite') return ok('Backups are up to your PostgreSQL server.');
  const [newest] = await listSnapshots(dataDir);
  if (newest === undefined) return warning('There is no snapshot yet.');
  const hours = (Date.now() - newest.takenAt.getTime()) / 3_600_000;
  const sentence = `The newest snapshot is ${hours.toFixed(1)} hours old.`;
  return hours > snapshotAgeHours ? warning(sentence) : ok(sentence);
}

const drillAgeDays = 30;

async function checkDrill({ database }: CommandContext): Promise<Finding> {
  const [newest] = await database.query<{ days: number | null }>(
    `select extract(epoch from now() - max(r.ended_at))::float8 / 86400 as days
     from app.operator_runs r where r.kind = 'drill' and r.is_ok`,
  );
  const days = newest?.days ?? null;
  if (days === null) return warning('No backup was proven to be restorable yet: run muster drill.');
  const sentence = `A backup was proven to be restorable ${Math.floor(days)} days ago.`;
  return days > drillAgeDays ? warning(`${sentence} Run muster drill.`) : ok(sentence);
}

const filesLookedAt = 200;

async function checkFiles({ database, dataDir, storageUrl }: CommandContext): Promise<Finding> {
  const { files } = await openObjectFiles({ dataDir, storageUrl });
  const objects = await database.query<{ version: string }>(
    `select version from storage.objects where (metadata ->> 'size')::bigint > 0
     order by created_at desc limit $1`,
    [filesLookedAt],
  );
  let lost = 0;
  for (const { version } of objects) {
    try {
      for await (const _byte of await files.read(version, { first: 0, last: 0 })) break;
    } catch (error) {
      if (!(error instanceof MissingBytesError)) throw error;
      lost++;
    }
  }
  return lost === 0
    ? ok(`Uploaded files are in place (newest ${objects.length} checked).`)
    : problem(`Missing uploaded files: ${lost} of the newest ${objects.length}. Restore a backup.`);
}

function ok(sentence: string): Finding {
  return { level: 'ok', sentence };
}

function warning(sentence: string): Finding {
  return { level: 'warning', sentence };
}

function problem(sentence: string): Finding {
  return { level: 'problem', sentence };
}

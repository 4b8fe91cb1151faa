import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { isStillThere, lastSealSchema } from '../../audit/last-seals.ts';
import { auditChains, verifyChain } from '../../audit/verify-audit.ts';
import type { Database } from '../../db/database.ts';
import { openDatabase, type OpenedDatabase } from '../../db/open-database.ts';
import { restoreDatabase } from '../../db/pglite/snapshots.ts';
import { countRows, type Manifest, manifestSchema, sumFiles } from '../backup-manifest.ts';
import { CommandError, type CommandContext, type DatabaseCommand } from '../command.ts';
import { restoreDump, withScratchDatabase } from '../postgres-tools.ts';
import { backupFiles, backupsFolder } from './backup.ts';

const argumentsSchema = z.object({ from: z.string().nullable() });
const silent = { info: () => {}, warn: () => {}, error: () => {} };

export const drillCommand: DatabaseCommand<z.infer<typeof argumentsSchema>> = {
  summary: 'restore the newest backup beside the server and check it',
  help: `muster drill [--from <backup folder>]

Restores the newest backup of <data folder>/backups, or the one in a folder, beside the
running server, which goes on undisturbed. Checks the seals of its audit log, the rows of each
table and the checksum of each uploaded file, removes the copy, and records the result for the
console and muster doctor. Exits with code 1 if something is missing or was changed. With
DATABASE_URL the copy is a database of its own on the same server, which the user must be
allowed to create.`,
  arguments: argumentsSchema,

  async readArguments(commandLine) {
    const { values } = parseArgs({ args: [...commandLine], options: { from: { type: 'string' } } });
    return { from: values.from === undefined ? null : resolve(values.from) };
  },

  async run(context, { from }) {
    const { database, say } = context;
    const folder = from ?? (await newestBackup(context.dataDir));
    const manifest = await readManifest(folder);
    say(`Restoring ${folder}`);
    const findings = await checkFiles(folder, manifest);
    try {
      await withRestored(context, folder, async (restored) => {
        findings.push(...(await checkCounts(restored, manifest)));
        findings.push(...(await checkObjects(restored, manifest)));
        findings.push(...(await checkAudit(restored, folder)));
      });
    } catch (error) {
      findings.push(
        `The database can’t be restored: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    for (const finding of findings) say(`problem  ${finding}`);
    await database.query(
      `insert into app.operator_runs (kind, is_ok, backup_at, findings) values ('drill', $1, $2, $3)`,
      [findings.length === 0, manifest.made_at, findings.slice(0, mostFindings)],
    );
    if (findings.length > 0) throw new CommandError(`The backup has ${findings.length} problems.`);
    const files =
      manifest.files === null
        ? 'The files in the S3 store were not checked.'
        : `${Object.keys(manifest.files).length} files are as they were.`;
    say(`The backup of ${manifest.made_at} can be restored. ${files}`);
  },
};

/** Only this many are recorded; all are printed. */
const mostFindings = 20;

async function newestBackup(dataDir: string): Promise<string> {
  const folder = backupsFolder(dataDir);
  const names = (await readdir(folder).catch(() => [])).toSorted((a, b) =>
    b.localeCompare(a, 'en'),
  );
  for (const name of names) {
    const path = join(folder, name);
    // An interrupted backup has no manifest, because that is written last.
    if (await stat(join(path, backupFiles.manifest)).catch(() => null)) return path;
  }
  throw new CommandError(`There is no whole backup in ${folder}: run muster backup.`);
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, backupFiles.manifest), 'utf8').catch(
    (cause: unknown) => {
      throw new CommandError(
        `${folder} has no ${backupFiles.manifest}, which a backup ends with.`,
        {
          cause,
        },
      );
    },
  );
  return manifestSchema.parse(JSON.parse(text));
}

/** Runs `work` with the backup's database open, and deletes that database afterwards. */
async function withRestored(
  { dataDir, databaseDirectUrl }: CommandContext,
  folder: string,
  use: (restored: OpenedDatabase) => Promise<void>,
): Promise<void> {
  const open = async (place: { readonly dataDir: string; readonly databaseUrl?: string }) => {
    const restored = await openDatabase({ ...place, log: silent });
    try {
      await use(restored);
    } finally {
      await restored.close();
    }
  };
  if (databaseDirectUrl !== undefined) {
    await withScratchDatabase(databaseDirectUrl, async (databaseUrl) => {
      await restoreDump(databaseUrl, join(folder, backupFiles.dump));
      await open({ dataDir, databaseUrl });
    });
    return;
  }
  const scratch = await mkdtemp(join(dataDir, 'drill-'));
  try {
    await restoreDatabase(scratch, join(folder, 'database'));
    await open({ dataDir: scratch });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function checkFiles(folder: string, { files }: Manifest): Promise<string[]> {
  if (files === null) return [];
  const found = await sumFiles(join(folder, backupFiles.files));
  return Object.entries(files).flatMap(([path, sum]) => {
    if (found[path] === sum) return [];
    return [found[path] === undefined ? `File ${path} is missing.` : `File ${path} was changed.`];
  });
}

async function checkCounts(restored: Database, { counts }: Manifest): Promise<string[]> {
  const found = await countRows(restored);
  return Object.entries(counts).flatMap(([table, least]) => {
    const rows = found.get(table) ?? 0;
    return rows >= least ? [] : [`${table} has ${rows} rows and had ${least}.`];
  });
}

/** Checks that every file that the database names is in the backup. */
async function checkObjects(restored: Database, { files }: Manifest): Promise<string[]> {
  if (files === null) return [];
  const versions = new Set(Object.keys(files).map((path) => path.split('/').at(-1)));
  const objects = await restored.query<{ name: string; version: string }>(
    `select bucket_id || '/' || name as name, version from storage.objects
     where (metadata ->> 'size')::bigint > 0 order by 1`,
    [],
    { timeoutMs: 0, readOnly: true },
  );
  return objects.flatMap(({ name, version }) =>
    versions.has(version) ? [] : [`The bytes of ${name} are not in the backup.`],
  );
}

async function checkAudit(restored: Database, folder: string): Promise<string[]> {
  const findings: string[] = [];
  for (const companyId of await auditChains(restored)) {
    const { finding } = await verifyChain(restored, companyId);
    if (finding === null) continue;
    const what = finding.kind === 'seal' ? `seal ${finding.sequence}` : `row ${finding.row.id}`;
    findings.push(`Audit log of company ${companyId ?? 'none'}: ${finding.kind} ${what}.`);
  }
  const kept = z
    .array(lastSealSchema)
    .parse(JSON.parse(await readFile(join(folder, backupFiles.seals), 'utf8')));
  for (const seal of kept) {
    if (await isStillThere(restored, seal)) continue;
    findings.push(`Seal ${seal.sequence} of company ${seal.company_id ?? 'none'} is gone.`);
  }
  return findings;
}

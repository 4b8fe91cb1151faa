import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { verifyChain } from '../../audit/verify-audit.ts';
import type { MigratableDatabase } from '../../db/migrate.ts';
import type { ScriptTransaction } from '../../db/script-transaction.ts';
import type { ObjectFiles } from '../../storage/files/object-files.ts';
import {
  type Archive,
  archiveSchema,
  type ArchiveTable,
  archiveVersion,
  fileLineSchema,
  listNames,
  loginLineSchema,
  sumOfFile,
  tableFile,
} from './archive-format.ts';

/** The archive can't be imported here; the message gives the reason. Nothing was changed. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused';
}

export type ImportedCompany = {
  readonly name: string;
  readonly rows: number;
  readonly files: number;
  /** A sign-in token for each admin; everyone else who had a login gets a mail. */
  readonly admins: readonly { readonly email: string; readonly token: string }[];
  readonly invited: number;
};

/** Length of the rows sent at a time, in characters. */
const batchLength = 500_000;

/**
 * Imports an exported company (see export-company.ts) into a server that has no company. Files come first, under
 * versions that no row names yet; then one transaction writes all rows and commits if they match the export, every
 * reference resolves, and the audit log's seals are correct.
 */
export async function importCompany({
  database,
  files,
  folder,
  isInviting,
}: {
  readonly database: MigratableDatabase;
  readonly files: Pick<ObjectFiles, 'write' | 'remove'>;
  readonly folder: string;
  readonly isInviting: boolean;
}): Promise<ImportedCompany> {
  const archive = await readArchive(folder);
  await refuseUnlessEmpty(database, archive);
  await checkSums(folder, archive);
  const written: string[] = [];
  try {
    for await (const { version } of linesOf(folder, 'files.jsonl', fileLineSchema)) {
      written.push(version);
      await files.write(version, createReadStream(join(folder, 'files', version)));
    }
    const result = await database.migration(async (transaction) => {
      await writeRows(transaction, folder, archive);
      return isInviting ? inviteAgain(transaction, folder, archive) : { admins: [], invited: 0 };
    });
    return {
      name: archive.company.name,
      rows: archive.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: written.length,
      ...result,
    };
  } catch (error) {
    await files.remove(written);
    throw error;
  }
}

async function readArchive(folder: string): Promise<Archive> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null);
  if (text === null) {
    throw new ArchiveRefused(`${folder} has no manifest.json, which an export ends with.`);
  }
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new ArchiveRefused('manifest.json is damaged.');
  }
  if (isNewer(said)) {
    throw new ArchiveRefused(
      'The export is of a newer version of Muster. Update this server first.',
    );
  }
  const archive = archiveSchema.safeParse(said);
  if (!archive.success) {
    const field = archive.error.issues[0]?.path.join('.') ?? '';
    throw new ArchiveRefused(`manifest.json is not of an exported company: ${field}.`);
  }
  return archive.data;
}

function isNewer(said: unknown): boolean {
  return (
    typeof said === 'object' &&
    said !== null &&
    'version' in said &&
    typeof said.version === 'number' &&
    said.version > archiveVersion
  );
}

async function refuseUnlessEmpty(
  database: MigratableDatabase,
  { migration }: Archive,
): Promise<void> {
  const [here] = await database.query<{ migration: string; companies: number }>(
    `select max(m.name) as migration, (select count(*)::int from public.companies) as companies
     from muster.migrations m where m.ledger = 'product'`,
  );
  if (here !== undefined && here.companies > 0) {
    throw new ArchiveRefused('This server has a company already. Import into one without any.');
  }
  if (here !== undefined && migration > here.migration) {
    throw new ArchiveRefused(
      `The export is of a newer version of Muster (${migration}). Update this server first.`,
    );
  }
}

async function checkSums(folder: string, archive: Archive): Promise<void> {
  const expected: [string, string][] = [
    ...listNames.map((name): [string, string] => [name, archive.lists[name]]),
    ...archive.tables.map(({ name, sha256 }): [string, string] => [tableFile(name), sha256]),
  ];
  for (const [name, sha256] of expected) await checkSum(folder, name, sha256);
  for await (const { version, sha256 } of linesOf(folder, 'files.jsonl', fileLineSchema)) {
    await checkSum(folder, `files/${version}`, sha256);
  }
}

async function checkSum(folder: string, name: string, expected: string): Promise<void> {
  const found = await sumOfFile(join(folder, name)).catch(() => null);
  if (found === expected) return;
  throw new ArchiveRefused(found === null ? `${name} is missing.` : `${name} was changed.`);
}

async function* linesOf<T>(
  folder: string,
  file: string,
  schema: { parse(value: unknown): T },
): AsyncGenerator<T> {
  for await (const line of rawLines(folder, file)) yield schema.parse(JSON.parse(line));
}

function rawLines(folder: string, file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(join(folder, file)), crlfDelay: Infinity });
}

async function writeRows(
  transaction: ScriptTransaction,
  folder: string,
  archive: Archive,
): Promise<void> {
  await transaction.script(`set local timezone to 'UTC'; ${rulesOff}`);
  for (const table of archive.tables) await writeTable(transaction, folder, table);
  await transaction.script(rulesOn);
  for (const { name, rows } of archive.tables) {
    const [found] = await transaction.query<{ rows: number }>(
      `select count(*)::int as rows from ${name}`,
    );
    // Rows that the server created itself would be counted too; an empty server has none.
    if (found?.rows !== rows) {
      throw new ArchiveRefused(`${name} would have ${found?.rows} rows and had ${rows}.`);
    }
  }
  const { finding } = await verifyChain(transaction, archive.company.id);
  if (finding !== null) {
    const what = finding.kind === 'seal' ? `seal ${finding.sequence}` : `row ${finding.row.id}`;
    throw new ArchiveRefused(`The audit log doesn’t verify: ${finding.kind} ${what}.`);
  }
}

/**
 * The product's triggers already ran when the rows were first written. References are checked at the end, so that
 * tables can come in any order.
 */
const rulesOff = `
  do $$
  declare item record;
  begin
    for item in
      select distinct g.tgrelid::regclass as name from pg_trigger g join pg_class c on c.oid = g.tgrelid
      where not g.tgisinternal and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace)
    loop
      execute format('alter table %s disable trigger user', item.name);
    end loop;
    create temporary table import_references on commit drop as
      select k.conrelid::regclass as name, k.conname from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.conparentid = 0 and not k.condeferrable
        and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace);
    for item in select * from import_references loop
      execute format('alter table %s alter constraint %I deferrable initially deferred', item.name, item.conname);
    end loop;
  end $$`;
const rulesOn = `
  set constraints all immediate;
  do $$
  declare item record;
  begin
    for item in select * from import_references loop
      execute format('alter table %s alter constraint %I not deferrable', item.name, item.conname);
    end loop;
    for item in
      select distinct g.tgrelid::regclass as name from pg_trigger g join pg_class c on c.oid = g.tgrelid
      where not g.tgisinternal and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace)
    loop
      execute format('alter table %s enable trigger user', item.name);
    end loop;
  end $$`;

async function writeTable(
  transaction: ScriptTransaction,
  folder: string,
  { name, columns }: ArchiveTable,
): Promise<void> {
  const here = await transaction.query<{ name: string; quoted: string; sequence: string | null }>(
    `select a.attname as name, quote_ident(a.attname) as quoted,
       case when a.attidentity <> '' then pg_get_serial_sequence($1, a.attname) end as sequence
     from pg_attribute a where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = ''`,
    [name],
  );
  const known = columns.map((column) => here.find((each) => each.name === column.name));
  const unknown = columns.find((_, index) => known[index] === undefined);
  if (unknown !== undefined) throw new ArchiveRefused(`There is no ${name}.${unknown.name} here.`);
  const list = known.map((column) => column?.quoted).join(', ');
  const insert = (lines: readonly string[]) =>
    transaction.query(
      `insert into ${name} (${list}) overriding system value
       select ${list} from jsonb_populate_recordset(null::${name}, $1::text::jsonb)`,
      [`[${lines.join(',')}]`],
    );
  let lines: string[] = [];
  let length = 0;
  for await (const line of rawLines(folder, tableFile(name))) {
    lines.push(line);
    length += line.length;
    if (length < batchLength) continue;
    await insert(lines);
    lines = [];
    length = 0;
  }
  if (lines.length > 0) await insert(lines);
  for (const column of here) {
    if (column.sequence === null) continue;
    await transaction.query(
      `select setval($1::text::regclass, m.last) from (select max(${column.quoted}) as last from ${name}) m
       where m.last is not null`,
      [column.sequence],
    );
  }
}

async function inviteAgain(
  transaction: ScriptTransaction,
  folder: string,
  { company }: Archive,
): Promise<Pick<ImportedCompany, 'admins' | 'invited'>> {
  const admins: { email: string; token: string }[] = [];
  let invited = 0;
  for await (const login of linesOf(folder, 'logins.jsonl', loginLineSchema)) {
    const [offer] = await transaction.query<{ token: string | null }>(
      `select app.offer_login($1, $2, $3, 14, $4) ->> 'token' as token`,
      [company.id, login.person_id, login.email, login.is_admin ? 'link' : 'mail'],
    );
    if (login.is_admin && offer?.token) admins.push({ email: login.email, token: offer.token });
    else invited += 1;
  }
  return { admins, invited };
}

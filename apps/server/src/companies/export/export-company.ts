import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Database, Transaction } from '../../db/database.ts';
import { cellText } from '../../payroll/formats/cells.ts';
import { MissingBytesError, type ObjectFiles } from '../../storage/files/object-files.ts';
import { type Archive, type ArchiveTable, archiveVersion, tableFile } from './archive-format.ts';

/** Keeps at most a few megabytes in memory, no matter how many people there are. */
const rowsAtOnce = 500;

/**
 * Writes a company to a new folder (see archive-format.ts). All rows are as of one instant: the database is read in one
 * transaction, or doesn't change meanwhile (see withStillDatabase).
 */
export async function exportCompany({
  database,
  files,
  company,
  folder,
  signal,
}: {
  readonly database: Database;
  readonly files: Pick<ObjectFiles, 'read'>;
  readonly company: string;
  readonly folder: string;
  readonly signal?: AbortSignal | undefined;
}): Promise<Archive> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 });
  const rows = await database.transaction(
    async (transaction) => {
      await transaction.query(`set local timezone to 'UTC'`);
      return writeTables({ transaction, company, folder, signal });
    },
    { isOneInstant: true, timeoutMs: 0 },
  );
  const archive: Archive = {
    ...rows,
    lists: { ...rows.lists, 'files.jsonl': await writeFiles({ files, folder, signal }) },
  };
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(archive, null, 2)}\n`);
  return archive;
}

/** No company has this id. */
export class UnknownCompanyError extends Error {
  override readonly name = 'UnknownCompanyError';
}

type Source = {
  readonly transaction: Transaction;
  readonly company: string;
  readonly folder: string;
  readonly signal: AbortSignal | undefined;
};

async function writeTables(source: Source) {
  const { transaction, company } = source;
  const [found] = await transaction.query<{ name: string; migration: string; made_at: Date }>(
    `select c.name, now() as made_at,
       (select max(m.name) from muster.migrations m where m.ledger = 'product') as migration
     from public.companies c where c.id = $1`,
    [company],
  );
  if (found === undefined) throw new UnknownCompanyError(`There is no company ${company}.`);
  const listed = await transaction.query<{
    name: string;
    mine: string | null;
    left_out: string | null;
    columns: string;
    rest: string[];
  }>(
    `select d.name, d.mine, d.left_out,
       (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attnum) filter (where not (a.attname = any (d.withheld) or a.attgenerated <> ''))
        from pg_attribute a where a.attrelid = d.name::regclass and a.attnum > 0 and not a.attisdropped
       )::text as columns,
       array(
         select a.attname::text from pg_attribute a where a.attrelid = d.name::regclass and a.attnum > 0
           and not a.attisdropped and (a.attname = any (d.withheld) or a.attgenerated <> '')
       ) as rest
     from app.company_data() d order by d.name`,
  );
  const tables: ArchiveTable[] = [];
  for (const { name, mine, left_out, columns, rest } of listed) {
    if (left_out !== null || mine === null) continue;
    const written = await writeLines(source, {
      file: tableFile(name),
      lines: `select (to_jsonb(t) - '{${rest.join(',')}}'::text[])::text as line from ${name} t
        where ${mine.replaceAll('$1', `'${company}'::uuid`)}`,
    });
    tables.push({ name, columns: JSON.parse(columns), ...written });
  }
  const logins = await writeLines(source, { file: 'logins.jsonl', lines: loginsOf(company) });
  const people = await writeLines(source, {
    file: 'people.csv',
    lines: peopleOf(company),
    heading: csvLine(personColumns),
    asLine: (line) => csvLine(personCells(line)),
  });
  return {
    format: 'muster-company' as const,
    version: archiveVersion,
    migration: found.migration,
    made_at: found.made_at.toISOString(),
    company: { id: company, name: found.name },
    tables,
    left_out: Object.fromEntries(
      listed.flatMap(({ name, left_out }) => (left_out === null ? [] : [[name, left_out]])),
    ),
    lists: { 'logins.jsonl': logins.sha256, 'people.csv': people.sha256 },
  };
}

/** Writes the column `line` of a query's rows, in an order that is the same on every database. */
async function writeLines(
  { transaction, folder, signal }: Source,
  {
    file,
    lines,
    heading = '',
    asLine = (line) => `${line}\n`,
  }: {
    readonly file: string;
    readonly lines: string;
    readonly heading?: string;
    readonly asLine?: (line: string) => string;
  },
): Promise<{ rows: number; sha256: string }> {
  let rows = 0;
  const hash = createHash('sha256');
  async function* chunks(): AsyncGenerator<string> {
    if (heading !== '') yield heading;
    await transaction.query(
      `declare lines no scroll cursor for select l.line from (${lines}) l order by l.line collate "C"`,
    );
    for (;;) {
      signal?.throwIfAborted();
      const page = await transaction.query<{ line: string }>(`fetch ${rowsAtOnce} from lines`);
      rows += page.length;
      if (page.length > 0) yield page.map(({ line }) => asLine(line)).join('');
      if (page.length < rowsAtOnce) break;
    }
    await transaction.query('close lines');
  }
  await pipeline(
    Readable.from(chunks()),
    async function* (source: AsyncIterable<string>) {
      for await (const chunk of source) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(join(folder, file), { mode: 0o600 }),
  );
  return { rows, sha256: hash.digest('hex') };
}

/** Writes the bytes of the files in storage.objects, leaving out those that never arrived or were deleted. */
async function writeFiles({
  files,
  folder,
  signal,
}: {
  readonly files: Pick<ObjectFiles, 'read'>;
  readonly folder: string;
  readonly signal: AbortSignal | undefined;
}): Promise<string> {
  const list = createHash('sha256');
  async function* lines(): AsyncGenerator<string> {
    const objects = createInterface({
      input: createReadStream(join(folder, tableFile('storage.objects'))),
    });
    for await (const line of objects) {
      signal?.throwIfAborted();
      const { version }: { version: string | null } = JSON.parse(line);
      const bytes = version === null ? null : await read(files, version);
      if (version === null || bytes === null) continue;
      const hash = createHash('sha256');
      let size = 0;
      await pipeline(
        bytes,
        async function* (source: AsyncIterable<Uint8Array>) {
          for await (const chunk of source) {
            hash.update(chunk);
            size += chunk.byteLength;
            yield chunk;
          }
        },
        createWriteStream(join(folder, 'files', version), { mode: 0o600 }),
      );
      const entry = `${JSON.stringify({ version, sha256: hash.digest('hex'), bytes: size })}\n`;
      list.update(entry);
      yield entry;
    }
  }
  await pipeline(
    Readable.from(lines()),
    createWriteStream(join(folder, 'files.jsonl'), { mode: 0o600 }),
  );
  return list.digest('hex');
}

async function read(
  files: Pick<ObjectFiles, 'read'>,
  version: string,
): Promise<AsyncIterable<Uint8Array> | null> {
  try {
    return await files.read(version);
  } catch (error) {
    if (error instanceof MissingBytesError) return null;
    throw error;
  }
}

const loginsOf = (company: string) => `
  select jsonb_build_object('person_id', p.person_id, 'email', lower(u.email), 'is_admin', m.role = 'admin')::text as line
  from public.profiles p
  join auth.users u on u.id = p.id
  join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  where p.company_id = '${company}' and p.has_login and u.email is not null`;

const personColumns = [
  'last_name',
  'first_name',
  'role',
  'crews',
  'email',
  'phone',
  'language',
  'employee_number',
  'hired_on',
  'person_id',
];

const peopleOf = (company: string) => `
  select jsonb_build_array(
    p.last_name, p.first_name, coalesce(m.role, ''),
    coalesce((
      select string_agg(c.name, ', ' order by c.name) from public.crew_members k
      join public.crews c on c.company_id = k.company_id and c.id = k.crew_id
      where k.company_id = p.company_id and k.person_id = p.person_id
        and k.valid_from <= now() and (k.valid_to is null or k.valid_to > now())
    ), ''),
    coalesce(case when p.has_login then u.email end, d.contact_email, ''), coalesce(p.phone, ''), p.language,
    coalesce(d.employee_number, ''), coalesce(d.hired_on::text, ''), p.person_id
  )::text as line
  from public.profiles p
  left join auth.users u on u.id = p.id
  left join public.person_details d on d.company_id = p.company_id and d.person_id = p.person_id
  left join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  where p.company_id = '${company}'`;

function personCells(line: string): readonly string[] {
  const cells: unknown = JSON.parse(line);
  return Array.isArray(cells) ? cells.map(String) : [];
}

/** RFC 4180. */
function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cellText(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

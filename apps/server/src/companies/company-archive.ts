import { extname } from 'node:path';

import type { AuditPage } from '@muster/contract/audit';
import type { Identity } from '@muster/contract/identity';

import type { Caller, Database, Parameter } from '../db/database.ts';
import { refuse } from '../functions/refuse.ts';
import type { ServerFunction } from '../functions/server-function.ts';
import { cellText } from '../payroll/formats/cells.ts';
import { zipStream, type ZipEntry } from './zip-stream.ts';

/** While this is set, app.who_asks answers the admin of a suspended company; nothing else sets it. */
const readsSuspended = { 'muster.reads_suspended': 'on' };
const pageSize = 200;

/**
 * `company-archive`: the data that the admin of a suspended company can take along, as one ZIP: files and payroll files
 * that their policies let them read, and the audit log. Each row is read as the admin.
 */
export function createCompanyArchive({
  database,
  readFile,
}: {
  readonly database: Pick<Database, 'query'>;
  readonly readFile: (version: string) => Promise<AsyncIterable<Uint8Array>>;
}): ServerFunction {
  return {
    access: 'verified',
    handle: async (_, { role, claims }) => {
      const caller: Caller = { role, claims, settings: readsSuspended };
      const ask = <R extends object>(text: string, parameters?: readonly Parameter[]) =>
        database.query<R>(text, parameters, { caller });
      const [who] = await ask<{ identity: Identity }>('select public.my_identity() as identity');
      if (who?.identity.role !== 'admin') return refuse(403, 'not_allowed', 'Only admins may.');
      const { company_id: company, suspension } = who.identity;
      if (company === null || suspension === null) {
        return refuse(409, 'not_suspended', 'The company is not suspended.');
      }
      const entries = archiveOf({ ask, database, readFile, company });
      return new Response(ReadableStream.from(zipStream(entries)), {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': 'attachment; filename="muster-company.zip"',
          'Cache-Control': 'no-store',
        },
      });
    },
  };
}

type Ask = <R extends object>(text: string, parameters?: readonly Parameter[]) => Promise<R[]>;

type StoredFile = {
  readonly bucket: string;
  readonly name: string;
  readonly version: string;
  readonly mimetype: string | null;
};

async function* archiveOf({
  ask,
  database,
  readFile,
  company,
}: {
  readonly ask: Ask;
  readonly database: Pick<Database, 'query'>;
  readonly readFile: (version: string) => Promise<AsyncIterable<Uint8Array>>;
  readonly company: string;
}): AsyncGenerator<ZipEntry> {
  yield { name: 'audit.csv', content: auditLines(ask) };

  let after: Pick<StoredFile, 'bucket' | 'name'> | undefined;
  let page: StoredFile[];
  do {
    page = await ask<StoredFile>(
      `select o.bucket_id as bucket, o.name, o.version, o.metadata ->> 'mimetype' as mimetype
       from storage.objects o
       where (o.bucket_id, o.name) > ($1, $2) and o.version is not null
       order by o.bucket_id, o.name limit ${pageSize}`,
      [after?.bucket ?? '', after?.name ?? ''],
    );
    for (const file of page) {
      const name = `files/${file.bucket}/${file.name.replace(`${company}/`, '')}`;
      yield { name: withExtension(name, file.mimetype), content: await readFile(file.version) };
    }
    after = page.at(-1);
  } while (page.length === pageSize);

  const exports = await database.query<{ id: string }>(
    `select e.id from public.payroll_exports e where e.company_id = $1 and e.state = 'done' order by e.number`,
    [company],
  );
  for (const { id } of exports) {
    // It logs the access, and lets the file be read for two minutes.
    const [row] = await ask<{ answer: { path?: string; name?: string } }>(
      'select public.read_payroll_file($1) as answer',
      [id],
    );
    const [file] = await ask<{ version: string }>(
      `select o.version from storage.objects o where o.bucket_id = 'payroll-files' and o.name = $1`,
      [row?.answer.path ?? ''],
    );
    if (file === undefined) continue;
    yield {
      name: `payroll/${id}/${row?.answer.name ?? id}`,
      content: await readFile(file.version),
    };
  }
}

/** RFC 4180. */
const csvRow = (cells: readonly string[]) =>
  `${cells.map((cell) => `"${cellText(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;

async function* auditLines(ask: Ask): AsyncGenerator<Uint8Array> {
  const bytes = (cells: readonly string[]) => Buffer.from(csvRow(cells));
  yield bytes(['time_utc', 'actor', 'action', 'subject', 'subject_id', 'before', 'after', 'id']);
  let after: string | null = null;
  do {
    const [row]: { page: AuditPage }[] = await ask(
      `select public.export_audit('{}'::jsonb, $1) as page`,
      [after],
    );
    for (const event of row?.page.rows ?? []) {
      const { actor } = event;
      yield bytes([
        event.at,
        actor.kind === 'person' ? actor.person_id : actor.kind,
        event.action,
        event.subject,
        event.subject_id ?? '',
        event.before === null ? '' : JSON.stringify(event.before),
        event.after === null ? '' : JSON.stringify(event.after),
        event.id,
      ]);
    }
    after = row?.page.next ?? null;
  } while (after !== null);
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
  'audio/webm': '.webm',
  'audio/mp4': '.m4a',
  'video/mp4': '.mp4',
};

/** Photos are stored under an id alone. */
function withExtension(name: string, mimetype: string | null): string {
  return extname(name) === '' ? `${name}${extensions[mimetype ?? ''] ?? ''}` : name;
}

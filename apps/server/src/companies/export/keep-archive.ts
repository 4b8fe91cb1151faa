import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Database, Transaction } from '../../db/database.ts';
import type { ObjectFiles } from '../../storage/files/object-files.ts';
import { createKeepBytes } from '../../storage/keep-bytes.ts';
import type { ObjectMetadata } from '../../storage/objects/object-row.ts';
import { zipStream, type ZipEntry } from '../zip-stream.ts';
import { exportCompany } from './export-company.ts';

/** The ZIP format that every program reads is limited to 4 GB; the operator exports larger companies. */
const mostBytes = 3_900_000_000;

export type KeptArchive = {
  readonly version: string;
  readonly metadata: ObjectMetadata;
  readonly facts: {
    readonly sha256: string;
    readonly bytes: number;
    readonly rows: number;
    readonly files: number;
  };
};

/** Exports a company to a folder and keeps that as one ZIP, under a version that no row names yet. */
export async function keepArchive({
  database,
  files,
  company,
  folder,
  signal,
}: {
  readonly database: Database;
  readonly files: Pick<ObjectFiles, 'read' | 'write' | 'remove'>;
  readonly company: string;
  readonly folder: string;
  readonly signal?: AbortSignal;
}): Promise<KeptArchive | 'too_large'> {
  const { tables } = await exportCompany({ database, files, company, folder, signal });
  const names = await filesOf(folder);
  if ((await sizeOf(folder, names)) > mostBytes) return 'too_large';
  const hash = createHash('sha256');
  const version = randomUUID();
  const metadata = await createKeepBytes(files).keep(
    version,
    'application/zip',
    hashed(zipStream(entries(folder, names)), hash),
  );
  return {
    version,
    metadata,
    facts: {
      sha256: hash.digest('hex'),
      bytes: metadata.size,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      files: names.filter((name) => name.startsWith('files/')).length,
    },
  };
}

/** Names the archive and ends the export; false if it had already ended. */
export async function endExport(
  database: Pick<Transaction, 'query'>,
  { company, id }: { readonly company: string; readonly id: string },
  { version, metadata, facts }: KeptArchive,
): Promise<boolean> {
  const [row] = await database.query<{ done: boolean }>(
    'select app.end_company_export($1, $2, null, $3, $4, $5) as done',
    [company, id, facts, version, metadata],
  );
  return row?.done === true;
}

async function filesOf(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();
}

async function sizeOf(folder: string, names: readonly string[]): Promise<number> {
  let size = 0;
  for (const name of names) size += (await stat(join(folder, name))).size;
  return size;
}

async function* entries(folder: string, names: readonly string[]): AsyncGenerator<ZipEntry> {
  for (const name of names) {
    yield { name: `muster-company/${name}`, content: createReadStream(join(folder, name)) };
  }
}

async function* hashed(
  chunks: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

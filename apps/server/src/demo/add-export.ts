import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { endExport, keepArchive, type KeptArchive } from '../companies/export/keep-archive.ts';
import type { Database, Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';
import type { DemoFiles } from './add-hazards.ts';

/** Exports the whole demo company as one archive, which no row names yet. */
export async function makeArchive(
  database: Database,
  files: DemoFiles,
  company: string,
): Promise<KeptArchive> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-demo-export-'));
  try {
    const archive = await keepArchive({ database, files, company, folder });
    if (archive === 'too_large') throw new Error('The demo company is too large for an archive.');
    return archive;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds an export that an admin requested and can download. */
export async function addExport(
  transaction: Transaction,
  { company, adminUserId }: { readonly company: string; readonly adminUserId: string },
  archive: KeptArchive,
): Promise<void> {
  const id = randomUUID();
  await actAs(transaction, adminUserId);
  await transaction.query(
    `insert into public.company_exports (id, company_id, asked_by, asked_at)
     select $1, $2, p.person_id, now() - interval '3 minutes' from public.profiles p where p.id = $3`,
    [id, company, adminUserId],
  );
  await endExport(transaction, { company, id }, archive);
}

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ArchiveRefused, importCompany } from '../companies/export/import-company.ts';
import { exportCompany, UnknownCompanyError } from '../companies/export/export-company.ts';
import { withStillDatabase } from '../companies/export/still-database.ts';
import { migrate } from '../db/migrate.ts';
import { openObjectFiles } from '../storage/files/open-object-files.ts';
import { CommandError, type CommandContext } from './command.ts';
import { migrationFolders } from './project-folders.ts';

/** `muster company export`. */
export async function exportTo(
  context: CommandContext,
  { company, folder }: { readonly company: string | null; readonly folder: string },
): Promise<void> {
  const { files } = await openObjectFiles(context);
  const id = company ?? (await onlyCompany(context));
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch {
    throw new CommandError(`${folder} can’t be made, or is there already.`);
  }
  try {
    const { tables, company: exported } = await withStillDatabase(
      // Inside the export's folder, so that deleting an interrupted export deletes this too.
      { ...context, scratch: join(folder, 'database') },
      (database) => exportCompany({ database, files, company: id, folder }),
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    context.say(`${exported.name}: ${rows} rows of ${tables.length} tables are in ${folder}`);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (error instanceof UnknownCompanyError) throw new CommandError(error.message);
    throw error;
  }
}

async function onlyCompany({ database }: CommandContext): Promise<string> {
  const companies = await database.query<{ id: string; name: string }>(
    'select id, name from public.companies order by name limit 20',
  );
  const [only] = companies;
  if (only === undefined) throw new CommandError('There is no company.');
  if (companies.length > 1) {
    const names = companies.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
    throw new CommandError(`Name one by --company <id>:\n${names}`);
  }
  return only.id;
}

/** `muster company import`. */
export async function importFrom(
  context: CommandContext,
  { folder, isInviting }: { readonly folder: string; readonly isInviting: boolean },
): Promise<void> {
  const { database, say } = context;
  const { files } = await openObjectFiles(context);
  // In a new folder, the schema has to come first.
  await migrate(database, migrationFolders);
  try {
    const imported = await importCompany({ database, files, folder, isInviting });
    say(`${imported.name} is here: ${imported.rows} rows and ${imported.files} files.`);
    for (const { email, token } of imported.admins) {
      say(`Invitation of ${email}, valid for 14 days: /auth?invitation=${token}`);
    }
    if (imported.invited > 0) say(`Invited by email: ${imported.invited}`);
  } catch (error) {
    if (error instanceof ArchiveRefused) throw new CommandError(error.message);
    throw error;
  }
}

import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ArchiveRefused, importCompany } from '../../companies/export/import-company.ts';
import { exportCompany, UnknownCompanyError } from '../../companies/export/export-company.ts';
import { withStillDatabase } from '../../companies/export/still-database.ts';
import { openObjectFiles } from '../../storage/files/open-object-files.ts';
import { migrate } from '../../db/migrate.ts';
import { CommandError, type CommandContext, type DatabaseCommand } from '../command.ts';
import { migrationFolders } from '../project-folders.ts';

const argumentsSchema = z.discriminatedUnion('way', [
  z.object({ way: z.literal('export'), company: z.nullable(z.uuid()), folder: z.string() }),
  z.object({ way: z.literal('import'), folder: z.string(), isInviting: z.boolean() }),
]);
type Arguments = z.infer<typeof argumentsSchema>;

export const companyCommand: DatabaseCommand<Arguments> = {
  summary: 'export a company with all of its data, or import one into an empty server',
  help: `muster company export [--company <id>] --to <folder>
muster company import <folder> [--no-invitations]

Export writes everything of a company into a new folder: each table as JSON lines, uploaded files by
checksum, and people as CSV. Passwords, second factors, sessions, keys, PINs, links and unsent mail are
left out; manifest.json names each table that is. The server goes on meanwhile.

Import brings such a folder, or an unpacked archive of the app, into a server without companies, on either
database. It refuses a folder in which anything is missing or was changed, an audit log that does not
verify, and one of a newer version, and then leaves everything as it was. Everyone who had a login is
invited by email; for admins it prints the invitation.`,
  arguments: argumentsSchema,

  async readArguments(commandLine) {
    const { values, positionals } = parseArgs({
      args: [...commandLine],
      allowPositionals: true,
      options: {
        company: { type: 'string' },
        to: { type: 'string' },
        'no-invitations': { type: 'boolean', default: false },
      },
    });
    const [way, folder] = positionals;
    if (way === 'export' && values.to !== undefined) {
      const company = z.nullable(z.uuid()).safeParse(values.company ?? null);
      if (!company.success) throw new CommandError(`${values.company} isn’t a company ID.`);
      return { way, company: company.data, folder: resolve(values.to) };
    }
    if (way === 'import' && folder !== undefined) {
      return { way, folder: resolve(folder), isInviting: !values['no-invitations'] };
    }
    throw new CommandError('Use: muster company export --to <folder>, or import <folder>.');
  },

  async run(context, given) {
    const { files } = await openObjectFiles(context);
    if (given.way === 'export') return runExport(context, files, given);
    return runImport(context, files, given);
  },
};

type Files = Awaited<ReturnType<typeof openObjectFiles>>['files'];

async function runExport(
  context: CommandContext,
  files: Files,
  { company, folder }: Extract<Arguments, { way: 'export' }>,
): Promise<void> {
  const id = company ?? (await onlyCompany(context));
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch {
    throw new CommandError(`${folder} can’t be made, or is there already.`);
  }
  try {
    const { tables, company: exported } = await withStillDatabase(context, (database) =>
      exportCompany({ database, files, company: id, folder }),
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

async function runImport(
  { database, say }: CommandContext,
  files: Files,
  { folder, isInviting }: Extract<Arguments, { way: 'import' }>,
): Promise<void> {
  // Into a new folder the first thing that comes is the schema.
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

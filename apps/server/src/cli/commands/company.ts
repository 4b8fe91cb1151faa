import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { CommandError, type DatabaseCommand } from '../command.ts';

const argumentsSchema = z.discriminatedUnion('way', [
  z.object({ way: z.literal('export'), company: z.nullable(z.uuid()), folder: z.string() }),
  z.object({ way: z.literal('import'), folder: z.string(), isInviting: z.boolean() }),
]);
export const companyCommand: DatabaseCommand<z.infer<typeof argumentsSchema>> = {
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
    // Imported with the command, because a starting server loads the list of commands.
    const { exportTo, importFrom } = await import('../company-archive.ts');
    return given.way === 'export' ? exportTo(context, given) : importFrom(context, given);
  },
};

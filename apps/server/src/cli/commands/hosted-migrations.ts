import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeHostedMigrations } from '../../db/hosted-migrations.ts';
import { CommandError, type FolderCommand } from '../command.ts';
import { migrationFolders } from '../project-folders.ts';

export const hostedMigrationsCommand: FolderCommand = {
  summary: 'write plain migrations for a hosted Supabase project',
  help: `muster hosted-migrations --out <folder>

Writes migrations that the tools of a hosted Supabase project can apply: the
product’s migrations, and one more with the functions, policies, triggers and
grants of the schema files. Run it again after an update: it adds what has
changed since and never edits a file that it wrote before. What the folder has
is kept there in muster-schemas.json; commit it with the migrations.

  --out <folder>   the project’s folder of migrations, supabase/migrations there`,

  async runOnFolder({ say }, commandLine) {
    const { values } = parseArgs({
      args: [...commandLine],
      options: { out: { type: 'string' } },
    });
    if (values.out === undefined) {
      throw new CommandError(
        'Name the folder to write to: muster hosted-migrations --out <folder>.',
      );
    }
    const folder = resolve(values.out);
    const written = await writeHostedMigrations(migrationFolders, folder, () => new Date());
    for (const name of written) say(name);
    say(
      written.length === 0
        ? 'Nothing to do.'
        : `${written.length} migrations written to ${folder}.`,
    );
  },
};

import { parseArgs } from 'node:util';
import { z } from 'zod';
import { migrate } from '../../db/migrate.ts';
import type { DatabaseCommand } from '../command.ts';
import { migrationFolders } from '../project-folders.ts';

const argumentsSchema = z.object({ productOnly: z.boolean() });

export const migrateCommand: DatabaseCommand<z.infer<typeof argumentsSchema>> = {
  summary: 'upgrade the database to this version',
  help: `muster migrate [--product-only]

Applies the migrations that the database does not have yet and the schema files
that have changed. The server does the same at its start; use this to do it
ahead of time.

  --product-only   leave out the schemas that a hosted project already has`,
  arguments: argumentsSchema,

  async readArguments(commandLine) {
    const { values } = parseArgs({
      args: [...commandLine],
      options: { 'product-only': { type: 'boolean', default: false } },
    });
    return { productOnly: values['product-only'] };
  },

  async run({ database, say }, { productOnly }) {
    const folders = productOnly ? { ...migrationFolders, platformDir: null } : migrationFolders;
    const { migrations, schemaFiles } = await migrate(
      database,
      folders,
      ({ name, position, total }) => say(`${position} of ${total}: ${name}`),
    );
    say(
      migrations.length + schemaFiles.length === 0
        ? 'Nothing to do.'
        : `${migrations.length} migrations and ${schemaFiles.length} schema files applied.`,
    );
  },
};

import type { z } from 'zod';
import type { Config } from '../config.ts';
import type { OpenedDatabase } from '../db/open-database.ts';

/** Where a command's database is: in a running server or opened by the command itself. */
export type CommandContext = {
  readonly database: OpenedDatabase;
  readonly dataDir: string;
  /** For PostgreSQL's own tools; undefined with the embedded database. */
  readonly databaseDirectUrl: string | undefined;
  /** Where uploaded files lie. */
  readonly storageUrl: string | undefined;
  /** Tells the operator one line. */
  readonly say: (line: string) => void;
};

/**
 * A sub-command that works on the database. Its arguments are read where the operator is and may
 * travel to a running server, so they are plain data that a schema checks on arrival.
 */
export type DatabaseCommand<Arguments> = {
  readonly summary: string;
  readonly help: string;
  readonly arguments: z.ZodType<Arguments>;
  readonly readArguments: (
    commandLine: readonly string[],
    config: Pick<Config, 'databaseUrl' | 'isLocal'>,
  ) => Promise<Arguments>;
  readonly run: (context: CommandContext, commandArguments: Arguments) => Promise<void>;
};

/** A sub-command that works on the data folder alone. */
export type FolderCommand = {
  readonly summary: string;
  readonly help: string;
  readonly runOnFolder: (context: FolderContext, commandLine: readonly string[]) => Promise<void>;
};

export type FolderContext = {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databaseDirectUrl: string | undefined;
  readonly storageUrl: string | undefined;
  readonly say: (line: string) => void;
};

/** The command cannot do what was asked; the message is a sentence for the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

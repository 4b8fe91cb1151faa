import type { z } from 'zod';
import type { Config } from '../config.ts';
import type { OpenedDatabase } from '../db/open-database.ts';

/** The command's database, in a running server or opened by the command itself. */
export type CommandContext = {
  readonly database: OpenedDatabase;
  readonly dataDir: string;
  /** For PostgreSQL's own tools; undefined with the embedded database. */
  readonly databaseDirectUrl: string | undefined;
  /** Location of uploaded files. */
  readonly storageUrl: string | undefined;
  /** Prints one line for the operator. */
  readonly say: (line: string) => void;
};

/**
 * A sub-command that works on the database. Its arguments are read on the operator's side and may
 * be sent to a running server, so they are plain data that a schema validates on arrival.
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

/** A sub-command that works only on the data folder. */
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

/** The command can't do what was requested; the message is a sentence for the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/**
 * The `muster` command. Commands on the embedded database are run by the server that has it open,
 * if one runs on the data folder; otherwise the command opens the database itself.
 */
import { ConfigError, readConfig, type Config } from '../config.ts';
import { askServer } from '../db/admin-socket.ts';
import { openDatabase } from '../db/open-database.ts';
import { createLogger } from '../log/logger.ts';
import type { FolderCommand } from './command.ts';
import { hostedMigrationsCommand } from './commands/hosted-migrations.ts';
import { jsaCommand } from './commands/jsa.ts';
import { keysCommand } from './commands/keys.ts';
import { reckonCommand } from './commands/reckon.ts';
import { restoreCommand } from './commands/restore.ts';
import { databaseCommands, type AnyDatabaseCommand } from './database-commands.ts';

const folderCommands: ReadonlyMap<string, FolderCommand> = new Map([
  ['hosted-migrations', hostedMigrationsCommand],
  ['jsa', jsaCommand],
  ['keys', keysCommand],
  ['reckon', reckonCommand],
  ['restore', restoreCommand],
]);

process.exitCode = await run(process.argv.slice(2));

async function run([name = '--help', ...commandLine]: readonly string[]): Promise<number> {
  const databaseCommand = databaseCommands.get(name);
  const folderCommand = folderCommands.get(name);
  const command = databaseCommand ?? folderCommand;
  if (command === undefined) {
    say(overview());
    if (name === '--help' || name === 'help') return 0;
    complain(`Unknown command: ${name}.`);
    return 2;
  }
  if (commandLine.includes('--help')) {
    say(command.help);
    return 0;
  }
  try {
    const config = readConfig(process.env);
    await folderCommand?.runOnFolder({ ...config, say }, commandLine);
    await (databaseCommand && runOnDatabase(name, databaseCommand, commandLine, config));
    return 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return error instanceof ConfigError || isUsageError(error) ? 2 : 1;
  }
}

async function runOnDatabase(
  name: string,
  command: AnyDatabaseCommand,
  commandLine: readonly string[],
  config: Config,
): Promise<void> {
  const commandArguments = await command.readArguments(commandLine, config);
  const { dataDir, databaseUrl, storageUrl } = config;
  if (databaseUrl === undefined) {
    const request = { command: name, arguments: commandArguments };
    const outcome = await askServer(dataDir, request, say);
    if (outcome.kind === 'failed') throw new Error(outcome.message);
    if (outcome.kind === 'done') return;
  }
  const database = await openDatabase({
    ...config,
    log: createLogger({ level: 'warn', format: undefined }),
  });
  try {
    const databaseDirectUrl = config.databaseDirectUrl ?? databaseUrl;
    const context = { database, dataDir, databaseDirectUrl, storageUrl, say };
    await command.runChecked(context, commandArguments);
  } finally {
    await database.close();
  }
}

function overview(): string {
  const lines = [...databaseCommands, ...folderCommands]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, { summary }]) => `  ${name.padEnd(20)} ${summary}`);
  return [
    'muster <command> [options]',
    '',
    ...lines,
    '',
    'muster <command> --help for details.',
  ].join('\n');
}

/** Errors thrown by node:util's parseArgs have a code with this prefix. */
function isUsageError(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

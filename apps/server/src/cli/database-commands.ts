import type { AdminHandler } from '../db/admin-socket.ts';
import { CommandError, type CommandContext, type DatabaseCommand } from './command.ts';
import { auditCommand } from './commands/audit.ts';
import { backupCommand } from './commands/backup.ts';
import { companyCommand } from './commands/company.ts';
import { createSuperAdminCommand } from './commands/create-super-admin.ts';
import { demoCommand } from './commands/demo.ts';
import { doctorCommand } from './commands/doctor.ts';
import { drillCommand } from './commands/drill.ts';
import { doubtfulTimesCommand } from './commands/doubtful-times.ts';
import { migrateCommand } from './commands/migrate.ts';

/** A command that alone knows the type of its arguments. */
export type AnyDatabaseCommand = Pick<
  DatabaseCommand<unknown>,
  'summary' | 'help' | 'readArguments'
> & {
  /** @throws CommandError if the arguments aren't valid for the command. */
  readonly runChecked: (context: CommandContext, commandArguments: unknown) => Promise<void>;
};

function checked<Arguments>(command: DatabaseCommand<Arguments>): AnyDatabaseCommand {
  const { summary, help, readArguments } = command;
  return {
    summary,
    help,
    readArguments,
    async runChecked(context, commandArguments) {
      const parsed = command.arguments.safeParse(commandArguments);
      if (!parsed.success) {
        throw new CommandError('The running server is a different version. Restart it first.');
      }
      await command.run(context, parsed.data);
    },
  };
}

export const databaseCommands: ReadonlyMap<string, AnyDatabaseCommand> = new Map([
  ['migrate', checked(migrateCommand)],
  ['demo', checked(demoCommand)],
  ['create-super-admin', checked(createSuperAdminCommand)],
  ['audit', checked(auditCommand)],
  ['company', checked(companyCommand)],
  ['backup', checked(backupCommand)],
  ['doctor', checked(doctorCommand)],
  ['drill', checked(drillCommand)],
  ['doubtful-times', checked(doubtfulTimesCommand)],
]);

/** Runs in a server the commands that `muster` sends through its local socket. */
export function adminHandler(context: Omit<CommandContext, 'say'>): AdminHandler {
  return async (name, commandArguments, say) => {
    const command = databaseCommands.get(name);
    if (command === undefined)
      throw new CommandError(`The running server doesn’t know ${name}. Restart it first.`);
    await command.runChecked({ ...context, say }, commandArguments);
  };
}

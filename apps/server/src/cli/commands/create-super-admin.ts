import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createUser } from '../../auth/users/create-user.ts';
import { DatabaseError } from '../../db/database.ts';
import { CommandError, type DatabaseCommand } from '../command.ts';

const argumentsSchema = z.object({
  email: z.string(),
  password: z.string(),
  isGenerated: z.boolean(),
});

export const createSuperAdminCommand: DatabaseCommand<z.infer<typeof argumentsSchema>> = {
  summary: 'create a login that manages all companies',
  help: `muster create-super-admin --email <address> [--password-stdin]

Creates a confirmed login, or uses the one with this address, and lets it manage all
companies once it has added an authenticator app. A new login
gets a password that is shown once, or with --password-stdin the first line of
standard input.`,
  arguments: argumentsSchema,

  async readArguments(commandLine) {
    const { values } = parseArgs({
      args: [...commandLine],
      options: {
        email: { type: 'string' },
        'password-stdin': { type: 'boolean', default: false },
      },
    });
    if (values.email === undefined) throw new CommandError('Add --email <address>.');
    if (!values['password-stdin']) {
      const password = randomBytes(15).toString('base64url');
      return { email: values.email, password, isGenerated: true };
    }
    const [password = ''] = (await text(process.stdin)).split('\n');
    if (password.length < 12) throw new CommandError('The password needs 12 characters or more.');
    return { email: values.email, password, isGenerated: false };
  },

  async run({ database, say }, { email, password, isGenerated }) {
    const existing = await userIdOf(database, email);
    const id = existing ?? (await newUserId(database, email, password));
    await database
      .query('insert into public.platform_admins (user_id) values ($1) on conflict do nothing', [
        id,
      ])
      .catch((error: unknown) => {
        if (!(error instanceof DatabaseError) || error.detail !== 'has_company') throw error;
        throw new CommandError(`${email} belongs to a company. Use another address.`);
      });
    say(`${email} now manages all companies.`);
    if (existing !== null) say('The login already existed, so its password is unchanged.');
    else if (isGenerated) say(`Password: ${password}`);
  },
};

type Queries = Parameters<typeof createUser>[0]['database'];

async function userIdOf(database: Queries, email: string): Promise<string | null> {
  const [user] = await database.query<{ id: string }>(
    'select id from auth.users where email = lower($1) and not is_sso_user and deleted_at is null',
    [email],
  );
  return user?.id ?? null;
}

async function newUserId(database: Queries, email: string, password: string): Promise<string> {
  try {
    return (await createUser({ database, now: Date.now }, { email, password })).id;
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new CommandError(error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  }
}

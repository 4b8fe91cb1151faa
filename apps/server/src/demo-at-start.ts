import { randomBytes } from 'node:crypto';

import { createUser } from './auth/create-user.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { giveSecondFactor } from './demo-second-factor.ts';
import { loadDemo } from './demo/load-demo.ts';

/** Known to everyone who reads the guide, and so only where nobody else can come. */
const openPassword = 'muster-demo-2026';

/**
 * Loads the demo company where it is wanted, and answers what to tell about its logins. Unless
 * `MUSTER_DEMO` says so, it is wanted in an embedded database without any company that only this
 * machine can reach. Where others can come, its logins get random passwords, told this once.
 */
export async function demoAtStart({
  config,
  database,
  now,
  say,
}: {
  readonly config: Config;
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly say: (line: string) => void;
}): Promise<string[]> {
  const isSheltered = database.kind === 'pglite' && config.isLocal;
  const isWanted = config.demo ?? (isSheltered && !(await hasCompanies(database)));
  const passwordsByEmail = new Map<string, string>();
  let emails: readonly string[] | null = null;
  if (isWanted) {
    say('Loading the demo company; it takes about half a minute, once.');
    emails = await loadDemo({
      database,
      now,
      createUser: (user) => createUser({ database, now }, user),
      passwordFor(email) {
        const password = isSheltered ? openPassword : randomBytes(15).toString('base64url');
        passwordsByEmail.set(email, password);
        return password;
      },
    });
  }
  if (isSheltered) {
    const known = emails ?? (await demoEmails(database));
    if (known.length === 0) return [];
    const factor = await giveSecondFactor({ database, dataDir: config.dataDir, now });
    return [`Demo logins, password ${openPassword}:`, ...indent([...known, ...factor])];
  }
  if (emails === null) return [];
  const factor = await giveSecondFactor({ database, dataDir: config.dataDir, now });
  const logins = emails.map((email) => `${email}  ${passwordsByEmail.get(email)}`);
  return ['Demo logins, shown only now:', ...indent([...logins, ...factor])];
}

async function hasCompanies(database: Database): Promise<boolean> {
  return (await database.query('select from public.companies limit 1')).length > 0;
}

/** Those with a password of a demo that was loaded earlier. */
async function demoEmails(database: Database): Promise<string[]> {
  const rows = await database.query<{ email: string }>(
    `select email from auth.users
     where email like any (array['%@demo.muster.test', '%@second.muster.test'])
       and encrypted_password <> ''
     order by created_at`,
  );
  return rows.map(({ email }) => email);
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

import { createUser } from './auth/users/create-user.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { giveSecondFactor } from './demo-second-factor.ts';
import {
  publishedPassword,
  publishedPin,
  randomPassword,
  randomPin,
  replacePublishedPasswords,
  selectPublishedLogins,
} from './demo-passwords.ts';
import { openObjectFiles } from './storage/files/open-object-files.ts';

/**
 * Loads the demo company if it is wanted, and returns the lines to print about its logins. Unless `MUSTER_DEMO`
 * decides, it is wanted in an embedded database without companies that only this machine can reach. A later start
 * brings it up to date, as long as no one has changed anything in it. If other machines can connect, its logins get
 * random passwords, printed only this once. That includes logins to which an earlier start, reachable only from this
 * machine, gave the published password.
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
  const kioskPin = isSheltered ? publishedPin : randomPin();
  let emails: readonly string[] | null = null;
  if (isWanted) {
    say('Loading the demo company: half a minute to a minute, once.');
    const { loadDemo } = await import('./demo/load-demo.ts');
    emails = await loadDemo({
      database,
      now,
      openFiles: async () => (await openObjectFiles(config)).files,
      kioskPin,
      createUser: (user) => createUser({ database, now }, user),
      passwordFor(email) {
        const password = isSheltered ? publishedPassword : randomPassword();
        passwordsByEmail.set(email, password);
        return password;
      },
    });
  }
  if (emails === null && config.demo !== false) {
    const { advanceDemo } = await import('./demo/advance-demo.ts');
    if (await advanceDemo({ database, now })) say('The demo company is up to date again.');
  }
  if (isSheltered) {
    const known = emails ?? (await selectPublishedLogins(database)).map(({ email }) => email);
    if (known.length === 0) return [];
    const factor = await giveSecondFactor({ database, dataDir: config.dataDir, now });
    return [
      `Demo logins, password ${publishedPassword}:`,
      ...indent([...known, ...factor]),
      `Kiosk PIN of people without a login: ${publishedPin}`,
    ];
  }
  const replaced = await replacePublishedPasswords(database, now);
  if (emails === null && replaced.size === 0) return [];
  const factor = await giveSecondFactor({ database, dataDir: config.dataDir, now });
  const logins = [...new Map([...passwordsByEmail, ...replaced])].map((login) => login.join('  '));
  const pin = emails === null ? [] : [`Kiosk PIN of people without a login: ${kioskPin}`];
  return ['Demo logins, shown only now:', ...indent([...logins, ...factor]), ...pin];
}

async function hasCompanies(database: Database): Promise<boolean> {
  return (await database.query('select from public.companies limit 1')).length > 0;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

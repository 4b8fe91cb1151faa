import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createUser } from '../../auth/users/create-user.ts';
import {
  publishedPassword,
  publishedPin,
  randomPassword,
  randomPin,
} from '../../demo-passwords.ts';
import { giveSecondFactor } from '../../demo-second-factor.ts';
import { openObjectFiles } from '../../storage/files/open-object-files.ts';
import type { DatabaseCommand } from '../command.ts';

const argumentsSchema = z.object({ password: z.string().nullable() });

export const demoCommand: DatabaseCommand<z.infer<typeof argumentsSchema>> = {
  summary: 'load the demo company',
  help: `muster demo [--password <password>]

Loads two companies with people, projects and nine weeks of punches up to now, and
prints the logins. On the embedded database of a server
that only this machine can reach, their password is ${publishedPassword};
elsewhere each gets a random one, shown once, unless --password names one for all.
If the demo is already loaded and no one changed it, it is brought up to date.`,
  arguments: argumentsSchema,

  async readArguments(commandLine, { databaseUrl, isLocal }) {
    const { values } = parseArgs({
      args: [...commandLine],
      options: { password: { type: 'string' } },
    });
    const isSheltered = databaseUrl === undefined && isLocal;
    return { password: values.password ?? (isSheltered ? publishedPassword : null) };
  },

  async run({ database, dataDir, storageUrl, say }, { password }) {
    const passwordsByEmail = new Map<string, string>();
    const kioskPin = password === publishedPassword ? publishedPin : randomPin();
    const { loadDemo } = await import('../../demo/load-demo.ts');
    const emails = await loadDemo({
      database,
      kioskPin,
      now: Date.now,
      openFiles: async () => (await openObjectFiles({ dataDir, storageUrl })).files,
      createUser: (user) => createUser({ database, now: Date.now }, user),
      passwordFor(email) {
        const given = password ?? randomPassword();
        passwordsByEmail.set(email, given);
        return given;
      },
    });
    if (emails === null) {
      const { advanceDemo } = await import('../../demo/advance-demo.ts');
      const hasAdvanced = await advanceDemo({ database, now: Date.now });
      say(
        hasAdvanced
          ? 'The demo company is up to date again.'
          : 'The demo company is already loaded.',
      );
      return;
    }
    await database.script('vacuum (analyze)', { transactional: false });
    say('Logins, each with its password:');
    for (const email of emails) say(`  ${email}  ${passwordsByEmail.get(email) ?? '(as before)'}`);
    say(`Kiosk PIN of people without a login: ${kioskPin}`);
    for (const line of await giveSecondFactor({ database, dataDir, now: Date.now })) say(line);
  },
};

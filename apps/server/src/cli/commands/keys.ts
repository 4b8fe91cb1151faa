import { parseArgs } from 'node:util';
import { keysPath, loadKeys, rotateKeys } from '../../tokens/keys.ts';
import { CommandError, type FolderCommand } from '../command.ts';

export const keysCommand: FolderCommand = {
  summary: 'show this installation’s API keys or rotate the signing key',
  help: `muster keys [--json]
muster keys rotate [--algorithm ES256|RS256] [--at-once]

Shows the keys that clients use to call the API, and creates them if there are none
yet. The secret and the service_role key pass all row security: they belong on
servers only.

rotate creates a new key for signing tokens. It is published at once and signs after
ten minutes; tokens signed with the old key stay valid until they expire. A running
server picks it up within seconds.

  --json        as one JSON object
  --algorithm   for the new key; default: same as the last one
  --at-once     sign with it now and reject every other key, for example
                after a theft; people stay signed in`,

  async runOnFolder({ dataDir, say }, commandLine) {
    const { values, positionals } = parseArgs({
      args: [...commandLine],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        algorithm: { type: 'string' },
        'at-once': { type: 'boolean', default: false },
      },
    });
    const [action, ...others] = positionals;
    if ((action !== undefined && action !== 'rotate') || others.length > 0) {
      throw new CommandError(`There is no ${positionals.join(' ')}; see muster keys --help.`);
    }
    const keys = await loadKeys(dataDir);
    if (action === 'rotate') {
      const { algorithm } = values;
      if (algorithm !== undefined && algorithm !== 'ES256' && algorithm !== 'RS256') {
        throw new CommandError('--algorithm must be ES256 or RS256.');
      }
      const rotated = await rotateKeys(dataDir, { algorithm, atOnce: values['at-once'] });
      const [next] = rotated.signingKeys;
      say(
        `The new key ${next?.kid} (${next?.alg}) signs ${values['at-once'] ? 'from now on' : 'in ten minutes'}.`,
      );
      return;
    }
    const { anonKey, serviceRoleKey, publishableKey, secretKey } = keys;
    if (values.json) {
      say(JSON.stringify({ anonKey, serviceRoleKey, publishableKey, secretKey }));
      return;
    }
    say(`publishable   ${publishableKey}`);
    say(`secret        ${secretKey}`);
    say(`anon          ${anonKey}`);
    say(`service_role  ${serviceRoleKey}`);
    say(`from ${keysPath(dataDir)}`);
  },
};

import { parseArgs } from 'node:util';
import { keysPath, loadKeys, rotateKeys } from '../../tokens/keys.ts';
import { CommandError, type FolderCommand } from '../command.ts';

export const keysCommand: FolderCommand = {
  summary: 'show the API keys of this installation, or change the signing key',
  help: `muster keys [--json]
muster keys rotate [--algorithm ES256|RS256] [--at-once]

Shows the keys with which clients call the API, making them when there are none
yet. The secret and the service_role key pass all row security: they belong on
servers only.

rotate makes a new key for signing tokens. It is shown to clients at once and
signs after ten minutes; tokens of the old key stay valid until they expire. A
running server notices by itself within seconds.

  --json        as one JSON object
  --algorithm   of the new key; by default that of the last one
  --at-once     sign with it now and believe no other key any more, as after
                one was stolen; people stay signed in`,

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
        throw new CommandError('--algorithm is ES256 or RS256.');
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

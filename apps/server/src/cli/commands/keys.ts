import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadKeys } from '../../tokens/keys.ts';
import type { FolderCommand } from '../command.ts';

export const keysCommand: FolderCommand = {
  summary: 'show the API keys of this installation',
  help: `muster keys [--json]

Shows the keys with which clients call the API, making them when there are none
yet. The service_role key passes all row security: it belongs on servers only.

  --json   as one JSON object`,

  async runOnFolder({ dataDir, say }, commandLine) {
    const { values } = parseArgs({
      args: [...commandLine],
      options: { json: { type: 'boolean', default: false } },
    });
    const { anonKey, serviceRoleKey } = await loadKeys(dataDir);
    if (values.json) {
      say(JSON.stringify({ anonKey, serviceRoleKey }));
      return;
    }
    say(`anon          ${anonKey}`);
    say(`service_role  ${serviceRoleKey}`);
    say(`from ${join(dataDir, 'keys.json')}`);
  },
};

import type { Files } from '../files.ts';
import type { NativeBridge } from './bridge.ts';
import { fieldOf } from './field-of.ts';
import { base64Of } from './phone-files.ts';

/** Hands files out by the phone's share sheet: a web view has no downloads. */
export function createSharedFiles(bridge: NativeBridge): Files {
  return {
    save: async ({ name, type, content }) => {
      const data = await base64Of(new Blob([content], { type }));
      const file = { path: name, directory: 'CACHE', data, recursive: true };
      const uri = fieldOf(await bridge.call('Filesystem', 'writeFile', file), 'uri');
      // Whoever closes the sheet has chosen so; the plugin calls it an error.
      await bridge.call('Share', 'share', { title: name, files: [uri] }).catch(() => null);
    },
  };
}

import type { Files } from '../files.ts';
import type { FileToSave } from '../handed-over.ts';
import type { NativeBridge } from './bridge.ts';
import { fieldOf } from './field-of.ts';
import { base64Of } from './phone-files.ts';

/** Hands files out by the phone's share sheet: a web view has no downloads. */
export function createSharedFiles(bridge: NativeBridge): Files {
  const keep = async ({ name, type, content }: FileToSave) => {
    const data = await base64Of(new Blob([content], { type }));
    const file = { path: name, directory: 'CACHE', data, recursive: true };
    return fieldOf(await bridge.call('Filesystem', 'writeFile', file), 'uri');
  };
  // Whoever closes the sheet has chosen so; the plugin calls it an error.
  const share = (shared: object) => bridge.call('Share', 'share', shared).catch(() => null);
  return {
    save: async (file) => void (await share({ title: file.name, files: [await keep(file)] })),
    share: async ({ title, text, file }) => {
      const files = file === undefined ? {} : { files: [await keep(file)] };
      await share({ title, ...(text !== undefined && { text }), ...files });
      return true;
    },
  };
}

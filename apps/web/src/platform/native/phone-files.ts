import type { NativeBridge } from './bridge.ts';
import { fieldOf } from './field-of.ts';

/**
 * The app's own files on the phone. They survive when the system clears the web view's storage to free space, and
 * updates of the app; uninstalling the app deletes them.
 */
export type PhoneFiles = {
  /** Returns the names in a folder, and creates the folder if it doesn't exist. */
  list(folder: string): Promise<readonly string[]>;
  /** Rejects if the file doesn't exist; like all other calls, also if the phone refuses. */
  readText(path: string): Promise<string>;
  writeText(path: string, text: string): Promise<void>;
  readBytes(path: string): Promise<ArrayBuffer>;
  writeBytes(path: string, bytes: Blob): Promise<void>;
  /** Does nothing if the file doesn't exist. */
  remove(path: string): Promise<void>;
};

const plugin = 'Filesystem';

export function createPhoneFiles(bridge: NativeBridge): PhoneFiles {
  // On an iPhone this folder isn't backed up: items that were sent must not come back from a backup.
  const directory = bridge.system === 'ios' ? 'LIBRARY_NO_CLOUD' : 'LIBRARY';
  const encoding = 'utf8';

  async function listNow(path: string): Promise<readonly string[]> {
    const answer = await bridge.call(plugin, 'readdir', { path, directory });
    const files = fieldOf(answer, 'files');
    if (!Array.isArray(files)) throw new TypeError('The phone lists no files');
    const names = files.map((file: unknown) => fieldOf(file, 'name'));
    return names.filter((name): name is string => typeof name === 'string');
  }

  /** Creates the folder if it doesn't exist. */
  async function list(folder: string): Promise<readonly string[]> {
    try {
      return await listNow(folder);
    } catch {
      await bridge.call(plugin, 'mkdir', { path: folder, directory, recursive: true });
      return listNow(folder);
    }
  }

  async function read(path: string, options: object): Promise<string> {
    const answer = await bridge.call(plugin, 'readFile', { path, directory, ...options });
    const data = fieldOf(answer, 'data');
    if (typeof data !== 'string') throw new TypeError('The phone gives no text');
    return data;
  }

  async function write(path: string, data: string, options: object): Promise<void> {
    const file = { path, directory, data, recursive: true, ...options };
    await bridge.call(plugin, 'writeFile', file);
  }

  return {
    list,
    readText: (path) => read(path, { encoding }),
    writeText: (path, text) => write(path, text, { encoding }),
    // Without an encoding the plugin uses base64.
    readBytes: async (path) => bytesOf(await read(path, {})),
    writeBytes: async (path, bytes) => write(path, await base64Of(bytes), {}),
    remove: async (path) => {
      try {
        await bridge.call(plugin, 'deleteFile', { path, directory });
      } catch {
        const [folder = '', name = ''] = path.split('/');
        // It is already gone, or something is wrong.
        if ((await list(folder)).includes(name)) throw new Error(`${path} was not deleted`);
      }
    },
  };
}

export async function base64Of(bytes: Blob): Promise<string> {
  const units = new Uint8Array(await bytes.arrayBuffer());
  const parts: string[] = [];
  // At most as many as every engine accepts as arguments.
  for (let at = 0; at < units.length; at += 8192) {
    parts.push(String.fromCharCode(...units.subarray(at, at + 8192)));
  }
  return btoa(parts.join(''));
}

function bytesOf(base64: string): ArrayBuffer {
  const text = atob(base64);
  const units = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at);
  return units.buffer;
}

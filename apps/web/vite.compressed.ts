import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this the server's own quicker compression loses less than a packet. */
const leastBytes = 16_000;

/**
 * Lays the best compression of the large files beside them, where the server looks for it: 7 per cent
 * less on the line than what it would make itself, for seconds that only a build has.
 */
export function readyCompressed(): Plugin {
  let folder = '';
  return {
    name: 'muster:ready-compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir, build.assetsDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        const names = (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name));
        await Promise.all(names.map((name) => compress(join(folder, name))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < leastBytes) return;
  await writeFile(
    `${path}.br`,
    await promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  );
}

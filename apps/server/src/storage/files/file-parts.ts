import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type ObjectFiles, type StoredBytes, checkedVersion, isVersion } from './object-files.ts';
import { uploadInfoSchema, type UploadParts } from './upload-parts.ts';

/** Longer than the signature of any type. */
const headBytes = 8192;

/** Unfinished uploads as files of a folder: `<id>.part` and `<id>.json`. */
export function createFileParts(
  folder: string,
  files: ObjectFiles & { adopt(path: string, version: string): Promise<StoredBytes> },
): UploadParts {
  const partOf = (id: string) => join(folder, `${checkedVersion(id)}.part`);
  const infoOf = (id: string) => join(folder, `${checkedVersion(id)}.json`);

  return {
    async writeInfo(id, info) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${infoOf(id)}.draft`;
      await writeFile(draft, JSON.stringify(info), { mode: 0o600, flush: true });
      await rename(draft, infoOf(id));
    },

    async readInfo(id) {
      const text = await readFile(infoOf(id), 'utf8').catch(() => null);
      return text === null ? null : uploadInfoSchema.parse(JSON.parse(text));
    },

    async size(id) {
      const found = await stat(partOf(id)).catch(() => null);
      return found?.size ?? 0;
    },

    async append(id, offset, chunks) {
      const file = await open(partOf(id), 'a', 0o600);
      let size = offset;
      try {
        await file.truncate(offset);
        for await (const chunk of chunks) {
          await file.writeFile(chunk);
          size += chunk.length;
        }
      } finally {
        await file.datasync();
        await file.close();
      }
      return size;
    },

    async *head(id) {
      if ((await this.size(id)) === 0) return;
      yield* createReadStream(partOf(id), { end: headBytes - 1 });
    },

    async finish(id) {
      // An empty upload has no part.
      await (await open(partOf(id), 'a', 0o600)).close();
      return files.adopt(partOf(id), id);
    },

    async remove(id) {
      await rm(partOf(id), { force: true });
      await rm(infoOf(id), { force: true });
    },

    async *idsBefore(before) {
      for (const name of await readdir(folder).catch(() => [])) {
        const id = name.slice(0, name.indexOf('.'));
        const { birthtimeMs } = await stat(join(folder, name)).catch(() => ({
          birthtimeMs: Infinity,
        }));
        if (isVersion(id) && birthtimeMs < before) yield id;
      }
    },
  };
}

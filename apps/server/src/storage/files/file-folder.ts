import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import {
  MissingBytesError,
  checkedVersion,
  isVersion,
  type ObjectFiles,
  type StoredBytes,
} from './object-files.ts';

/** Chunks of a body are gathered to this size before they are written. */
const writeBytes = 256 * 1024;
const readBytes = 256 * 1024;
const sweepBatch = 500;

/**
 * Objects as files of a folder: `objects/<two digits>/<version>`. A file is written under `incoming`,
 * brought to disk and then renamed, so that a version is complete or absent whatever happens.
 */
export function createFileFolder(folder: string): ObjectFiles & {
  /** Takes a finished file from elsewhere on the same disk. */
  adopt(path: string, version: string): Promise<StoredBytes>;
} {
  const incoming = join(folder, 'incoming');
  const shardOf = (version: string) => join(folder, 'objects', checkedVersion(version).slice(0, 2));
  const pathOf = (version: string) => join(shardOf(version), version);
  const incomingOf = (version: string) => join(incoming, checkedVersion(version));

  async function settle(from: string, version: string): Promise<void> {
    await mkdir(shardOf(version), { recursive: true, mode: 0o700 });
    await rename(from, pathOf(version));
  }

  return {
    async write(version, chunks) {
      const path = incomingOf(version);
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      try {
        const stored = await writeFile(path, chunks);
        await settle(path, version);
        return stored;
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    async read(version, range) {
      const handle = await open(pathOf(version)).catch((cause: unknown) => {
        throw isAbsent(cause) ? new MissingBytesError('no such file', { cause }) : cause;
      });
      return handle.createReadStream({
        highWaterMark: readBytes,
        ...(range === undefined ? {} : { start: range.first, end: range.last }),
      });
    },

    async copy(version, newVersion) {
      const path = incomingOf(newVersion);
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      await copyFile(pathOf(version), path).catch((cause: unknown) => {
        throw isAbsent(cause) ? new MissingBytesError('no such file', { cause }) : cause;
      });
      await settle(path, newVersion);
      return describe(pathOf(newVersion));
    },

    async remove(versions) {
      for (const version of versions) {
        if (isVersion(version)) await rm(pathOf(version), { force: true });
      }
    },

    async *versionsBefore(before) {
      const found: string[] = [];
      for (const shard of await readdir(join(folder, 'objects')).catch(() => [])) {
        const path = join(folder, 'objects', shard);
        for await (const { name } of await opendir(path)) {
          const { mtimeMs } = await stat(join(path, name)).catch(() => ({ mtimeMs: Infinity }));
          if (isVersion(name) && mtimeMs < before) found.push(name);
          if (found.length >= sweepBatch) yield found.splice(0);
        }
      }
      if (found.length > 0) yield found;
    },

    async adopt(path, version) {
      await settle(path, version);
      return describe(pathOf(version));
    },
  };
}

async function writeFile(path: string, chunks: AsyncIterable<Uint8Array>): Promise<StoredBytes> {
  const hash = createHash('md5');
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const block of inBlocks(chunks)) {
      for (const chunk of block) {
        hash.update(chunk);
        size += chunk.length;
      }
      await file.writev(block);
    }
    await file.datasync();
  } finally {
    await file.close();
  }
  return { size, etag: `"${hash.digest('hex')}"` };
}

async function* inBlocks(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array[]> {
  let block: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    block.push(chunk);
    size += chunk.length;
    if (size >= writeBytes) {
      yield block;
      block = [];
      size = 0;
    }
  }
  if (block.length > 0) yield block;
}

async function describe(path: string): Promise<StoredBytes> {
  const hash = createHash('md5');
  let size = 0;
  const stream: Readable = createReadStream(path, { highWaterMark: readBytes });
  for await (const chunk of stream) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, etag: `"${hash.digest('hex')}"` };
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

import {
  copyFile,
  mkdir,
  open,
  opendir,
  readdir,
  rename,
  rm,
  stat,
  type FileHandle,
} from 'node:fs/promises';
import { join } from 'node:path';

import {
  MissingBytesError,
  checkedVersion,
  isVersion,
  type ObjectFiles,
  type StoredBytes,
} from './object-files.ts';

/** Chunks of a body are collected up to this size before they are written. */
const writeBytes = 256 * 1024;
const readBytes = 256 * 1024;
const sweepBatch = 500;

/**
 * Objects as files of a folder: `objects/<two digits>/<version>`. A file is written under `incoming`, synced to disk
 * and then renamed, so that a version is always either complete or absent.
 */
export function createFileFolder(folder: string): ObjectFiles & {
  /** Moves a finished file here from elsewhere on the same disk. */
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
        const size = await writeFile(path, chunks);
        await settle(path, version);
        return { size, etag: etagOf(version) };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    async read(version, range) {
      const handle = await open(pathOf(version)).catch((cause: unknown) => {
        throw isAbsent(cause) ? new MissingBytesError('no such file', { cause }) : cause;
      });
      return chunksOf(handle, range?.first ?? 0, range?.last ?? Infinity);
    },

    async copy(version, newVersion) {
      const path = incomingOf(newVersion);
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      await copyFile(pathOf(version), path).catch((cause: unknown) => {
        throw isAbsent(cause) ? new MissingBytesError('no such file', { cause }) : cause;
      });
      const { size } = await stat(path);
      await settle(path, newVersion);
      return { size, etag: etagOf(newVersion) };
    },

    async remove(versions) {
      for (const version of versions) {
        if (!isVersion(version)) continue;
        await rm(pathOf(version), { force: true });
        await rm(incomingOf(version), { force: true });
      }
    },

    async *versionsBefore(before) {
      const found: string[] = [];
      const shards = await readdir(join(folder, 'objects')).catch(() => []);
      const folders = shards.map((shard) => join(folder, 'objects', shard));
      // A file that a killed server was writing has not become a version yet.
      if ((await stat(incoming).catch(() => null)) !== null) folders.push(incoming);
      for (const path of folders) {
        for await (const { name } of await opendir(path)) {
          const { mtimeMs } = await stat(join(path, name)).catch(() => ({ mtimeMs: Infinity }));
          if (isVersion(name) && mtimeMs < before) found.push(name);
          if (found.length >= sweepBatch) yield found.splice(0);
        }
      }
      if (found.length > 0) yield found;
    },

    async adopt(path, version) {
      const { size } = await stat(path);
      await settle(path, version);
      return { size, etag: etagOf(version) };
    },
  };
}

/** A version is written once, so its name works as well as a hash of its bytes. */
function etagOf(version: string): string {
  return `"${version.replaceAll('-', '')}"`;
}

/** Returns the number of bytes. */
async function writeFile(path: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const block of inBlocks(chunks)) {
      await file.writeFile(block);
      size += block.length;
    }
    await file.datasync();
  } finally {
    await file.close();
  }
  return size;
}

/**
 * Reuses one buffer for reading: fresh memory for each chunk would cost more in garbage collection than the bytes
 * themselves.
 */
async function* chunksOf(
  handle: FileHandle,
  first: number,
  last: number,
): AsyncIterable<Uint8Array> {
  const memory = Buffer.allocUnsafeSlow(readBytes);
  let position = first;
  try {
    while (position <= last) {
      const length = Math.min(readBytes, last - position + 1);
      const { bytesRead } = await handle.read(memory, 0, length, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield memory.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

/** Collects chunks in one buffer, which is valid until the next block is requested. */
async function* inBlocks(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const memory = Buffer.allocUnsafeSlow(writeBytes);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let taken = 0; taken < chunk.length;) {
      const part = chunk.subarray(taken, taken + writeBytes - filled);
      memory.set(part, filled);
      taken += part.length;
      filled += part.length;
      if (filled === writeBytes) {
        yield memory;
        filled = 0;
      }
    }
  }
  if (filled > 0) yield memory.subarray(0, filled);
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

import { Readable } from 'node:stream';

import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';

import { type ObjectFiles, checkedVersion, isVersion } from './object-files.ts';
import { uploadInfoSchema, type UploadParts } from './upload-parts.ts';

/** Bytes of an upload that are buffered in memory before they go to the store. */
const partBytes = 5 * 1024 * 1024;

type Part = { readonly key: string; readonly offset: number; readonly size: number };

/**
 * Unfinished uploads in the bucket: `uploads/<id>/info` and parts named by their offset. S3's own multipart uploads
 * accept no small parts, and a phone that loses the network leaves many.
 */
export function createS3Parts(client: S3Client, bucket: string, files: ObjectFiles): UploadParts {
  const prefixOf = (id: string) => `uploads/${checkedVersion(id)}/`;
  const infoOf = (id: string) => ({ Bucket: bucket, Key: `${prefixOf(id)}info` });
  const partOf = (id: string, offset: number) => ({
    Bucket: bucket,
    Key: `${prefixOf(id)}${String(offset).padStart(15, '0')}`,
  });

  async function* listKeys(prefix: string) {
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix,
          ...(ContinuationToken === undefined ? {} : { ContinuationToken }),
        }),
      );
      yield* page.Contents ?? [];
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  /** The parts in order, up to the first gap. */
  async function partsOf(id: string): Promise<Part[]> {
    const parts: Part[] = [];
    for await (const { Key = '', Size = 0 } of listKeys(prefixOf(id))) {
      const offset = Number(Key.slice(prefixOf(id).length));
      if (!Number.isNaN(offset)) parts.push({ key: Key, offset, size: Size });
    }
    parts.sort((a, b) => a.offset - b.offset);
    let end = 0;
    return parts.filter((part) => {
      const isNext = part.offset === end;
      if (isNext) end += part.size;
      return isNext;
    });
  }

  async function* bytesOf(parts: readonly Part[]): AsyncIterable<Uint8Array> {
    for (const { key } of parts) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      if (!(Body instanceof Readable)) throw new TypeError('S3 answered without a stream');
      yield* Body;
    }
  }

  return {
    async writeInfo(id, info) {
      const Body = JSON.stringify(info);
      await client.send(new PutObjectCommand({ ...infoOf(id), Body }));
    },

    async readInfo(id) {
      try {
        const { Body } = await client.send(new GetObjectCommand(infoOf(id)));
        return uploadInfoSchema.parse(JSON.parse((await Body?.transformToString()) ?? ''));
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null;
        throw error;
      }
    },

    async size(id) {
      const last = (await partsOf(id)).at(-1);
      return last === undefined ? 0 : last.offset + last.size;
    },

    async append(id, offset, chunks) {
      let end = offset;
      let held: Uint8Array[] = [];
      let heldBytes = 0;
      const send = async () => {
        if (heldBytes === 0) return;
        const Body = Buffer.concat(held);
        held = [];
        heldBytes = 0;
        await client.send(new PutObjectCommand({ ...partOf(id, end), Body }));
        end += Body.length;
      };
      try {
        for await (const chunk of chunks) {
          held.push(chunk);
          heldBytes += chunk.length;
          if (heldBytes >= partBytes) await send();
        }
      } finally {
        await send();
      }
      return end;
    },

    async *head(id) {
      yield* bytesOf((await partsOf(id)).slice(0, 1));
    },

    async finish(id) {
      const parts = await partsOf(id);
      const stored = await files.write(id, bytesOf(parts));
      await removeKeys(parts.map(({ key }) => key));
      return stored;
    },

    async remove(id) {
      const keys: string[] = [];
      for await (const { Key } of listKeys(prefixOf(id))) if (Key !== undefined) keys.push(Key);
      await removeKeys(keys);
    },

    async *idsBefore(before) {
      for await (const { Key = '', LastModified } of listKeys('uploads/')) {
        const [, id = '', name] = Key.split('/');
        const isOld = (LastModified?.getTime() ?? Infinity) < before;
        if (name === 'info' && isVersion(id) && isOld) yield id;
      }
    },
  };

  async function removeKeys(keys: readonly string[]): Promise<void> {
    for (let start = 0; start < keys.length; start += 1000) {
      const Objects = keys.slice(start, start + 1000).map((Key) => ({ Key }));
      await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      );
    }
  }
}

import { Readable } from 'node:stream';

import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

import {
  MissingBytesError,
  checkedVersion,
  isVersion,
  type ObjectFiles,
  type StoredBytes,
} from './object-files.ts';

/** S3's own minimum size of a part; two parts are in flight at a time. */
const partBytes = 5 * 1024 * 1024;
const partsUnderWay = 2;
/** The most objects that one request may delete. */
const deleteBatch = 1000;

/** Objects in a bucket of an S3-compatible store, each under its version as key. */
export function createS3Bucket(client: S3Client, bucket: string): ObjectFiles {
  const placeOf = (version: string) => ({ Bucket: bucket, Key: checkedVersion(version) });

  async function describe(version: string): Promise<StoredBytes> {
    const { ContentLength = 0, ETag = '' } = await client.send(
      new HeadObjectCommand(placeOf(version)),
    );
    return { size: ContentLength, etag: ETag };
  }

  return {
    async write(version, chunks) {
      let size = 0;
      async function* counted() {
        for await (const chunk of chunks) {
          size += chunk.length;
          yield chunk;
        }
      }
      const upload = new Upload({
        client,
        params: { ...placeOf(version), Body: Readable.from(counted(), { objectMode: false }) },
        partSize: partBytes,
        queueSize: partsUnderWay,
      });
      // The store isn't asked for the size: right after a PUT, some answer a HEAD with fewer bytes than they keep.
      const { ETag = '' } = await upload.done();
      return { size, etag: ETag };
    },

    async read(version, range) {
      const { Body } = await client
        .send(
          new GetObjectCommand({
            ...placeOf(version),
            ...(range === undefined ? {} : { Range: `bytes=${range.first}-${range.last}` }),
          }),
        )
        .catch(rethrowMissing);
      if (!(Body instanceof Readable)) throw new TypeError('S3 answered without a stream');
      return Body;
    },

    async copy(version, newVersion) {
      const { Bucket, Key } = placeOf(version);
      await client
        .send(new CopyObjectCommand({ ...placeOf(newVersion), CopySource: `${Bucket}/${Key}` }))
        .catch(rethrowMissing);
      return describe(newVersion);
    },

    async remove(versions) {
      const keys = versions.filter(isVersion);
      for (let start = 0; start < keys.length; start += deleteBatch) {
        const Objects = keys.slice(start, start + deleteBatch).map((Key) => ({ Key }));
        await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        );
      }
    },

    async *versionsBefore(before) {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            ...(ContinuationToken === undefined ? {} : { ContinuationToken }),
          }),
        );
        const found = (page.Contents ?? []).flatMap(({ Key = '', LastModified }) =>
          isVersion(Key) && (LastModified?.getTime() ?? Infinity) < before ? [Key] : [],
        );
        if (found.length > 0) yield found;
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
  };
}

function rethrowMissing(cause: unknown): never {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'NoSuchKey' || name === 'NotFound') {
    throw new MissingBytesError('no such key', { cause });
  }
  throw cause;
}

import { S3Client } from '@aws-sdk/client-s3';

import type { OpenedFiles } from './opened-files.ts';
import { createS3Bucket } from './s3-bucket.ts';
import { createS3Parts } from './s3-parts.ts';

/** @param url `s3://key:secret@host/bucket?region=&style=&tls=` */
export function openS3Bucket(url: URL): OpenedFiles {
  const { searchParams, username, password } = url;
  const scheme = searchParams.get('tls') === 'off' ? 'http' : 'https';
  const client = new S3Client({
    endpoint: `${scheme}://${url.host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: searchParams.get('style') !== 'host',
    // Not every store supports S3's newest kind of checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(username === ''
      ? {}
      : {
          credentials: {
            accessKeyId: decodeURIComponent(username),
            secretAccessKey: decodeURIComponent(password),
          },
        }),
  });
  const bucket = decodeURIComponent(url.pathname.slice(1));
  const files = createS3Bucket(client, bucket);
  return { files, parts: createS3Parts(client, bucket, files) };
}

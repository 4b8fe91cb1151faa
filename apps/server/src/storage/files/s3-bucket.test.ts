import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import { expect, it } from 'vitest';

import { openS3Bucket } from './open-s3-bucket.ts';

it('tells the size of what it wrote, whatever the store says of it right afterwards', async () => {
  const store = createServer((request, response) => {
    request.resume().once('end', () => {
      // Right after a PUT, a HEAD reports at most half the bytes.
      const isWrite = request.method === 'PUT';
      response.writeHead(
        200,
        isWrite ? { etag: '"whole"' } : { 'content-length': 3, etag: '"half"' },
      );
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const address = store.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  try {
    const { files } = openS3Bucket(new URL(`s3://key:secret@127.0.0.1:${port}/bucket?tls=off`));
    async function* chunks() {
      yield Buffer.from('abc');
      yield Buffer.from('def');
    }
    expect(await files.write(randomUUID(), chunks())).toEqual({ size: 6, etag: '"whole"' });
  } finally {
    store.closeAllConnections();
    store.close();
  }
});

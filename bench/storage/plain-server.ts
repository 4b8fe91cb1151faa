/**
 * The baseline cost of moving bytes without a protocol: node:http, a stream to a file and a stream from it. With
 * `FLUSH=on` the file is on disk before the response, as Muster's files are.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const { PORT, FOLDER = '', FLUSH } = process.env;

createServer((incoming, outgoing) => {
  const path = join(FOLDER, String((incoming.url ?? '').split('/').at(-1)));
  const work =
    incoming.method === 'GET'
      ? pipeline(createReadStream(path), outgoing)
      : pipeline(incoming, createWriteStream(path, { flush: FLUSH === 'on' })).then(() =>
          outgoing.end('{}'),
        );
  work.catch((error: unknown) => {
    console.error(error);
    outgoing.destroy();
  });
}).listen(Number(PORT), '127.0.0.1', () => console.log('The plain server is ready at its port.'));

import type { StorageRequest } from './storage-request.ts';

/** `GET /status`: responds if the room is running. */
export async function answerStatus({ outgoing }: StorageRequest): Promise<void> {
  outgoing.writeHead(200, { 'Content-Length': 0 }).end();
}

/** `GET /version`: this server's version, as text. */
export async function answerVersion({ outgoing, settings }: StorageRequest): Promise<void> {
  outgoing
    .writeHead(200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(settings.version),
    })
    .end(settings.version);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bucket = 'muster-files';

export type S3Peer = {
  /** Value for `STORAGE_URL`. */
  readonly url: string;
  /** Returns the keys in the store. */
  readonly keys: () => Promise<string[]>;
  readonly stop: () => Promise<void>;
};

/** Starts a third-party S3 store in its own process. */
export async function startS3Peer(): Promise<S3Peer> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-s3-'));
  const child = spawn(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve('./s3-store.mjs')),
      ...['--directory', folder, '--address', '127.0.0.1', '--port', '0'],
      ...['--configure-bucket', bucket],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const host = /listening on (\S+)/i.exec(output)?.[1];
      if (host !== undefined) resolve(host);
    });
  }
  child.once('exit', () => reject(new Error(`the S3 store ended:\n${output}`)));
  const host = (await promise).replace(/^https?:\/\//, '').replace(/\/$/, '');
  return {
    url: `s3://S3RVER:S3RVER@${host}/${bucket}?tls=off`,
    async keys() {
      const names = await readdir(join(folder, bucket), { recursive: true });
      return names.filter((name) => name.endsWith('._S3rver_object'));
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

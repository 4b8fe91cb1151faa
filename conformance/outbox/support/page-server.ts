import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

import { timeHeader } from '@muster/contract';
import { build } from 'vite';

/** Serves the page, and forwards everything else to the real server while the connection is up. */
export type PageServer = {
  readonly url: string;
  /**
   * While it is down, the page still loads, as it would from the app's cache, and every call fails.
   */
  setLine(isUp: boolean): void;
  stop(): Promise<void>;
};

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

export async function startPageServer(buildDir: string, serverUrl: string): Promise<PageServer> {
  const root = join(import.meta.dirname, '../page');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: buildDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: [join(root, 'index.html'), join(root, 'worker.ts')],
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  let isUp = true;
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '/');
    const type = types[extname(path)];
    if (type !== undefined) {
      void readFile(join(buildDir, path)).then(
        (file) => response.writeHead(200, { 'content-type': type }).end(file),
        () => response.writeHead(404).end(),
      );
      return;
    }
    if (!isUp) {
      request.socket.destroy();
      return;
    }
    void passOn();

    async function passOn(): Promise<void> {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
      const answer = await fetch(new URL(path, serverUrl), {
        method: request.method ?? 'GET',
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const kept = ['content-type', 'date', timeHeader].flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      response.writeHead(answer.status, Object.fromEntries(kept)).end(body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    setLine: (up) => {
      isUp = up;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

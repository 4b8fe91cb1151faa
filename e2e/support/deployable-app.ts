import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type DeployableApp = {
  /** Address under which the browser finds the app. */
  readonly url: string;
  /** From now on a newer build is served: the page differs, and so does the service worker. */
  deploy(): void;
  /** Headers of the requests so far, by path. */
  readonly requests: readonly {
    readonly path: string;
    readonly headers: IncomingMessage['headers'];
  }[];
  close(): Promise<void>;
};

/** Identifies the page of the newer build. */
export const newerBuild = 'meta[name="build"][content="newer"]';

/** Starts a proxy in front of the server that serves its app, or a newer build after `deploy`. */
export async function startDeployableApp(serverUrl: string): Promise<DeployableApp> {
  const requests: { path: string; headers: IncomingMessage['headers'] }[] = [];
  let isNewer = false;

  const proxy = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    requests.push({ path, headers: request.headers });
    const method = request.method ?? 'GET';
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      // The server must see its own address.
      if (typeof value === 'string' && !['host', 'connection'].includes(name))
        headers.set(name, value);
    }
    headers.delete('if-none-match');
    const hasBody = !['GET', 'HEAD'].includes(method);
    const given = await fetch(`${serverUrl}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(hasBody && { body: await bodyOf(request) }),
    });
    const isPage = given.headers.get('content-type')?.startsWith('text/html') === true;
    response.statusCode = given.status;
    for (const [name, value] of given.headers) {
      if (['content-encoding', 'content-length', 'transfer-encoding'].includes(name)) continue;
      response.setHeader(name, value);
    }
    if (isNewer && isPage) response.setHeader('etag', '"newer"');
    const body = Buffer.from(await given.arrayBuffer());
    response.end(isNewer ? newer(path, isPage, body) : body);
  }

  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    deploy() {
      isNewer = true;
    },
    requests,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

function newer(path: string, isPage: boolean, body: Buffer): Buffer | string {
  if (isPage)
    return body.toString().replace('</head>', '<meta name="build" content="newer"></head>');
  if (path.startsWith('/sw.js')) {
    return body
      .toString()
      .replace(/(revision"?:\s*)"[^"]+"(,\s*"?url"?:\s*"index\.html")/, '$1"newer"$2')
      .replace(/("?url"?:\s*"index\.html",\s*"?revision"?:\s*)"[^"]+"/, '$1"newer"');
  }
  return body;
}

async function bodyOf(request: IncomingMessage): Promise<ArrayBuffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return new Uint8Array(Buffer.concat(chunks)).buffer;
}

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createGateway } from './gateway.ts';
import { createListener } from './listener.ts';
import { createMetrics } from './metrics.ts';
import { listen, refuseUpgrade, type HttpServer } from './server.ts';
import { createWebApp } from './web-app.ts';

const boot = 'document.documentElement.lang';
const index = `<!doctype html><script>${boot}</script><script src="/assets/app-1a2b.js"></script>`;

/** Starts a server with nothing but the folder's app. */
async function serve(
  folder: string,
  isHttps = false,
  recognizesSpeech = false,
): Promise<{ server: HttpServer; url: string }> {
  const webApp = await createWebApp({ folder, isHttps, recognizesSpeech });
  const app = createGateway({
    apiKeyRole: () => null,
    holderOf: async () => null,
    apiRooms: {},
    plainRooms: {},
    pages: [],
    webApp: (c) => webApp.answer(c),
  });
  const listener = createListener({
    serving: () => app,
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    trustedProxies: 0,
    isHttps,
  });
  const server = await listen(listener, refuseUpgrade, { port: 0, host: '127.0.0.1' });
  return { server, url: `http://127.0.0.1:${server.port}` };
}

describe('the web app', () => {
  let folder: string;
  let server: HttpServer;
  let url: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'muster-app-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), index);
    await writeFile(join(folder, 'sw.js'), 'self.precacheManifest');
    await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'app()');
    await writeFile(join(folder, 'assets', 'vosk-worker-C0_v-1.js'), 'load()');
    await writeFile(join(folder, '.build-stamp'), 'x');
    ({ server, url } = await serve(folder));
  });
  afterAll(async () => {
    server.cut();
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['/assets/gone-3c4d.js', 'GET'],
    ['/.build-stamp', 'GET'],
    ['/.well-known/apple-app-site-association', 'GET'],
    ['/assets/..%2f..%2fpackage.json', 'GET'],
    ['/%2e%2e/%2e%2e/package.json', 'GET'],
    ['/%ff.js', 'GET'],
    ['/', 'POST'],
    ['/time', 'DELETE'],
    ['/_dev/mail', 'GET'],
  ])('has nothing at %s for %s', async (path, method) => {
    const answer = await fetch(`${url}${path}`, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'no_such_address' });
  });

  it('answers its page at every other address', async () => {
    for (const path of ['/', '/index.html', '/time', '/join/some-token', '/a/b/c?d=e']) {
      const answer = await fetch(`${url}${path}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(index);
    }
  });

  it('tells the build by HEAD, the same at every address and in every encoding', async () => {
    const tags = new Set<string | null>();
    for (const path of ['/', '/time', '/index.html', '/join/some-token']) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'Accept-Encoding': encoding };
        const answer = await fetch(`${url}${path}`, { method: 'HEAD', headers });
        expect(answer.status).toBe(200);
        tags.add(answer.headers.get('etag'));
        tags.add((await fetch(`${url}${path}`, { headers })).headers.get('etag'));
      }
    }
    expect([...tags]).toEqual([expect.stringMatching(/^"[\w-]{16}"$/)]);
  });

  it('has another tag when any of its files differs', async () => {
    const before = await createWebApp({ folder, isHttps: false });
    await writeFile(join(folder, 'sw.js'), 'self.precacheManifest.length');
    const after = await createWebApp({ folder, isHttps: false });
    expect(after.buildId).not.toBe(before.buildId);
  });

  it('caches files with a hash in their name for a year and revalidates the rest', async () => {
    const paths = ['/assets/app-1a2b.js', '/', '/sw.js'];
    const answers = await Promise.all(paths.map((path) => fetch(`${url}${path}`)));
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
      'public, max-age=31536000, immutable',
      'no-cache',
      'no-cache',
    ]);
  });

  it('lets only the recognizer compile WebAssembly, and only where there are models', async () => {
    const paths = ['/assets/vosk-worker-C0_v-1.js', '/assets/app-1a2b.js', '/'];
    const withModels = await serve(folder, false, true);
    const compiles = (base: string) =>
      Promise.all(
        paths.map(async (path) => {
          const { headers } = await fetch(`${base}${path}`);
          return headers.get('content-security-policy')?.includes("'wasm-unsafe-eval'");
        }),
      );
    try {
      expect(await compiles(url)).toEqual([false, false, false]);
      expect(await compiles(withModels.url)).toEqual([true, false, false]);
    } finally {
      withModels.server.cut();
      await withModels.server.stop();
    }
  });

  it('lets nothing run, and no one frame it, but what the build put there', async () => {
    const { headers } = await fetch(`${url}/`);
    const hash = createHash('sha256').update(boot).digest('base64');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain(
      'geolocation=(self), camera=(self), microphone=(self)',
    );
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('asks browsers to stay on TLS where people come by TLS', async () => {
    const secure = await serve(folder, true);
    const { headers } = await fetch(secure.url);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    secure.server.cut();
    await secure.server.stop();
  });

  it('says so when it was not built', async () => {
    const empty = await serve(join(folder, 'assets'));
    const answer = await fetch(empty.url);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_built' });
    empty.server.cut();
    await empty.server.stop();
  });
});

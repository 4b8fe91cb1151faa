import { describe, expect, it } from 'vitest';
import { findServer, readServerAddress } from './server-address.ts';

describe('the address of a server is refused', () => {
  it.each([
    '',
    '   ',
    'muster',
    'my server.example.com',
    'https://',
    'ftp://muster.example.com',
    'javascript:alert(1)',
    'capacitor://localhost',
    'https://someone@muster.example.com',
    'https://muster.example.com:99999',
  ])('when it is %j', (text) => {
    expect(readServerAddress(text)).toEqual({ kind: 'invalid' });
  });

  it.each([
    'http://muster.example.com',
    'http://172.15.0.1',
    'http://172.32.0.1',
    'http://192.169.1.1',
    'http://11.0.0.1',
    'http://localhost.example.com',
    'http://10.0.0.1.example.com',
  ])('as insecure when plain HTTP leaves the private network, as in %s', (text) => {
    expect(readServerAddress(text)).toEqual({ kind: 'insecure' });
  });
});

describe('the address of a server is read', () => {
  it.each([
    ['muster.example.com', 'https://muster.example.com'],
    [' MUSTER.example.com ', 'https://muster.example.com'],
    ['muster.example.com:8443', 'https://muster.example.com:8443'],
    ['https://muster.example.com/auth?invitation=x#y', 'https://muster.example.com'],
    ['localhost:3000', 'https://localhost:3000'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
    ['http://10.0.2.2:3000', 'http://10.0.2.2:3000'],
    ['http://172.16.0.1', 'http://172.16.0.1'],
    ['http://172.31.255.255', 'http://172.31.255.255'],
    ['http://192.168.0.2:3000', 'http://192.168.0.2:3000'],
  ])('from %j', (text, origin) => {
    expect(readServerAddress(text)).toEqual({ kind: 'server', origin });
  });
});

describe('what answers at an address', () => {
  const answer =
    (body: unknown, status = 200) =>
    async () =>
      Response.json(body, { status });
  const config = {
    supabaseUrl: '',
    anonKey: 'key',
    functionsUrl: null,
    vapidPublicKey: null,
    version: '1',
  };
  const origin = 'https://muster.example.com';
  const unreadable = () => Promise.reject(new TypeError('Failed to fetch'));

  it.each([
    ['nothing is there', unreadable],
    ['it takes too long', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['a page answers', async () => new Response('<!doctype html>')],
    ['another service answers', answer({ version: '1' })],
    ['it has no key', answer({ ...config, anonKey: '' })],
    ['it is too old and has no key', answer({ anonKey: '' })],
    ['it refuses', answer(config, 503)],
  ])('is no server when %s', async (_, fetch) => {
    expect(await findServer(origin, fetch)).toBe('none');
  });

  it('is an outdated server where it lacks what this app needs', async () => {
    const { version, ...older } = config;
    expect(version).toBe('1');
    expect(await findServer(origin, answer(older))).toBe('outdated');
  });

  it('is something else where its answer may not be read', async () => {
    const asked: (RequestMode | undefined)[] = [];
    const fetch = async (_: RequestInfo | URL, options?: RequestInit) => {
      asked.push(options?.mode);
      return options?.mode === 'no-cors' ? Response.error() : unreadable();
    };
    expect(await findServer(origin, fetch)).toBe('other');
    expect(asked).toEqual([undefined, 'no-cors']);
  });

  it('is a Muster server where it tells how its API is reached', async () => {
    const asked: string[] = [];
    const fetch = async (input: RequestInfo | URL) => {
      asked.push(input instanceof Request ? input.url : input.toString());
      return Response.json(config);
    };
    expect(await findServer(origin, fetch)).toBe('muster');
    expect(asked).toEqual([`${origin}/config.json`]);
  });
});

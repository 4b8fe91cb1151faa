/**
 * Exchanges that go wrong on the wire: after anything that a client does with its socket, the next request
 * gets a response, no socket stays open, and the server can still stop.
 */
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import { startTestServer, type TestServer } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ prepare: (database) => database.script(table) });
  // Database connections are sockets too, so all are opened before any are counted.
  await Promise.all(Array.from({ length: 10 }, () => exchange(waiting())));
});
afterAll(() => server.stop());

const table = `
create table public.ended (id int primary key, name text);
grant all on public.ended to anon;
create function public.wait_for(seconds float8) returns void language plpgsql stable as
  'begin perform pg_sleep(seconds); end';
grant execute on function public.wait_for to anon;`;

function open(): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  // Some of these clients provoke a reset.
  socket.on('error', () => {});
  return socket;
}

/** Unlike `once` of Node's events, it ignores errors in between: a reset closes the socket too. */
const happens = (socket: Socket, name: 'close' | 'drain'): Promise<void> =>
  new Promise((resolve) => {
    socket.once(name, () => resolve());
  });

const head = (method: string, target: string, ...headers: readonly string[]): string =>
  [
    `${method} /rest/v1${target} HTTP/1.1`,
    'Host: localhost',
    `apikey: ${server.anonKey}`,
    'Content-Type: application/json',
    ...headers,
    '',
    '',
  ].join('\r\n');

const waiting = (): string => head('GET', '/rpc/wait_for?seconds=0.2', 'Connection: close');

const last = (): string => head('GET', '/ended?limit=0', 'Connection: close');

/** Sends these bytes and returns everything received until the server closes. */
async function exchange(...parts: readonly (string | Buffer)[]): Promise<string> {
  const socket = open();
  for (const part of parts) socket.write(part);
  return text(socket);
}

const statuses = (answers: string): string[] =>
  [...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => String(status));

/** Returns the number of sockets that the server has open, without the one of this request. */
async function openSockets(): Promise<number> {
  const figures = await (
    await fetch(`${server.url}/metrics`, { headers: { connection: 'close' } })
  ).text();
  const found = /nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/.exec(figures)?.[1];
  return Number(found ?? 0);
}

describe('on a connection that is kept, the next request is answered after', () => {
  const body = JSON.stringify({ id: 1 });
  const length = `Content-Length: ${body.length}`;

  test.each([
    ['a HEAD', 'HEAD', '/ended', '', '200'],
    ['a HEAD that is refused', 'HEAD', '/nope', '', '404'],
    ['an answer without a body', 'PATCH', '/ended?id=eq.0', '{"name":"x"}', '204'],
    ['a change that is refused', 'PATCH', '/ended?id=x', '{"name":"x"}', '400'],
    ['a body that nobody reads', 'DELETE', '/ended?id=eq.0', 'x'.repeat(60_000), '204'],
    ['a body of what does not exist', 'POST', '/rpc/nope/x', 'x'.repeat(60_000), '404'],
    ['a body in the wrong method', 'PUT', '/rpc/wait_for', 'x'.repeat(60_000), '405'],
    ['a body with a GET', 'GET', '/ended?limit=0', 'x'.repeat(1_000), '200'],
    ['a void function', 'POST', '/rpc/wait_for', '{"seconds":0}', '204'],
  ])('%s', async (_, method, target, sent, status) => {
    const first = head(method, target, `Content-Length: ${sent.length}`);
    expect(statuses(await exchange(first, sent, last()))).toEqual([status, '200']);
  });

  test('a bad token with a long body, and one in pieces', async () => {
    const sent = 'x'.repeat(60_000);
    const bearer = 'Authorization: Bearer a.b.c';
    const whole = head('POST', '/ended', bearer, `Content-Length: ${sent.length}`);
    expect(statuses(await exchange(whole, sent, last()))).toEqual(['401', '200']);
    const pieces = head('POST', '/ended', bearer, 'Transfer-Encoding: chunked');
    const chunk = `${sent.length.toString(16)}\r\n${sent}\r\n0\r\n\r\n`;
    expect(statuses(await exchange(pieces, chunk, last()))).toEqual(['401', '200']);
  });

  test('several requests sent at once, each in its turn', async () => {
    const slow = head('GET', '/rpc/wait_for?seconds=0.2');
    const refused = head('GET', '/nope');
    const removal = head('DELETE', '/ended?id=eq.0');
    expect(statuses(await exchange(slow, refused, removal, last()))).toEqual([
      '204',
      '404',
      '204',
      '200',
    ]);
  });

  test('one that asks before it sends its body', async () => {
    const socket = open();
    socket.write(head('POST', '/ended', length, 'Expect: 100-continue', 'Connection: close'));
    const [interim] = await once(socket, 'data');
    expect(String(interim)).toMatch(/^HTTP\/1\.1 100 /);
    socket.write(body);
    expect(statuses(await text(socket))).toEqual(['201']);
    await exchange(head('DELETE', '/ended?id=eq.1', 'Connection: close'));
  });
});

describe('a body beyond the limit', () => {
  const large = Buffer.alloc(1024 * 1024, 'x');

  test('is refused while it is still being sent, and the connection ends', async () => {
    const socket = open();
    socket.write(head('POST', '/ended', `Content-Length: ${large.length * 64}`));
    const answer = text(socket);
    const closed = happens(socket, 'close');
    while (socket.writable) {
      socket.write(large);
      await Promise.race([happens(socket, 'drain'), closed]);
    }
    expect(statuses(await answer)).toEqual(['413']);
  });

  test('is refused without any of it, and the connection ends', async () => {
    expect(
      statuses(await exchange(head('POST', '/ended', `Content-Length: ${large.length * 64}`))),
    ).toEqual(['413']);
  });

  test('in pieces is refused as soon as it is too long', async () => {
    const socket = open();
    socket.write(head('POST', '/ended', 'Transfer-Encoding: chunked'));
    const answer = text(socket);
    for (let sent = 0; sent < 12 && socket.writable; sent += 1) {
      socket.write(`${large.length.toString(16)}\r\n`);
      socket.write(large);
      socket.write('\r\n');
    }
    expect(statuses(await answer)).toEqual(['413']);
  });
});

describe('nothing is left of a client that goes away', () => {
  test.each([
    ['in its headers', (socket: Socket) => socket.write('POST /rest/v1/ended HTTP/1.1\r\nHost:')],
    [
      'in its body',
      (socket: Socket) => socket.write(`${head('POST', '/ended', 'Content-Length: 1000')}{"id"`),
    ],
    [
      'in a body in pieces',
      (socket: Socket) =>
        socket.write(`${head('POST', '/ended', 'Transfer-Encoding: chunked')}5\r\n{"id"\r\n`),
    ],
    [
      'while its function runs',
      (socket: Socket) =>
        socket.write(`${head('POST', '/rpc/wait_for', 'Content-Length: 15')}{"seconds":0.5}`),
    ],
    [
      'before it reads its answer',
      (socket: Socket) => socket.write(head('GET', '/rpc/nope?select=id')),
    ],
  ])('%s', async (_, begin) => {
    const before = await openSockets();
    for (const leave of ['end', 'destroy', 'resetAndDestroy'] as const) {
      const socket = open();
      await once(socket, 'connect');
      begin(socket);
      // The server has received it before the client leaves.
      await fetch(`${server.url}/health`, { headers: { connection: 'close' } });
      socket[leave]();
      if (leave === 'end') socket.resume();
    }
    await expect.poll(openSockets, { timeout: 20_000 }).toBeLessThanOrEqual(before);
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  });
});

test('the server stops though clients stand still in the middle of something', async () => {
  const sockets = [
    head('POST', '/ended', 'Content-Length: 1000'),
    `${head('POST', '/ended', 'Transfer-Encoding: chunked')}5\r\n{"id"\r\n`,
    'GET /rest/v1/ended HTTP/1.1\r\nHost: localhost\r\n',
    head('GET', '/ended'),
  ].map((bytes) => {
    const socket = open();
    socket.write(bytes);
    socket.resume();
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const closed = Promise.all(sockets.map((socket) => happens(socket, 'close')));
  expect(await server.terminate()).toBe(0);
  await closed;
});

/** Requests that two parsers may read differently, and headers that only a proxy may set. */
import { type Cast, type TestServer, startServerWithCast } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address, isAimedElsewhere } from '../auth/support/target.ts';
import { answersIn, requestOf, sendRaw, statusOf } from './support/raw-http.ts';

describe.skipIf(isAimedElsewhere)('a request', () => {
  let server: TestServer;
  let cast: Cast;
  beforeAll(async () => {
    ({ server, cast } = await startServerWithCast({ env: { LOG_LEVEL: 'info' } }));
  });
  afterAll(() => server.stop());

  const send = (bytes: string) => sendRaw(server.url, bytes);
  const anonKey = () => `apikey: ${server.anonKey}`;
  const bearer = (token: string) => `Authorization: Bearer ${token}`;

  describe('with a second one hidden in its body is not split', () => {
    const hidden = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const chunked = `0\r\n\r\n${hidden}`;
    const cases: readonly [string, readonly string[], string][] = [
      ['two lengths', ['Content-Length: 0', `Content-Length: ${hidden.length}`], hidden],
      ['a list of lengths', [`Content-Length: 0, ${hidden.length}`], hidden],
      ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked'], chunked],
      ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], chunked],
      ['chunks that come last but one', ['Transfer-Encoding: chunked, identity'], chunked],
      ['an unknown coding', ['Transfer-Encoding: xchunked'], chunked],
      ['a space before the colon', ['Transfer-Encoding : chunked'], chunked],
      ['a tab before the value', ['Content-Length: 4', 'Transfer-Encoding:\tchunked'], chunked],
      [
        'a folded header',
        ['X-Fold: a', ' Transfer-Encoding: chunked', 'Content-Length: 4'],
        chunked,
      ],
      ['a length with a sign', [`Content-Length: +${hidden.length}`], hidden],
      ['a negative length', ['Content-Length: -1'], hidden],
      ['a length in hexadecimal', ['Content-Length: 0x10'], hidden],
      ['a length with an underscore', ['Content-Length: 1_0'], hidden],
      ['a bare line feed', ['X-A: b\nTransfer-Encoding: chunked', 'Content-Length: 4'], chunked],
      [
        'a bare carriage return',
        ['X-A: b\rTransfer-Encoding: chunked', 'Content-Length: 4'],
        chunked,
      ],
      ['a zero byte in a name', ['Transfer-\0Encoding: chunked', 'Content-Length: 4'], chunked],
    ];
    it.each(cases)('by %s', async (_, headers, body) => {
      const lines = ['POST /auth/v1/token HTTP/1.1', 'Host: localhost', anonKey(), ...headers];
      const received = await send(`${lines.join('\r\n')}\r\n\r\n${body}`);
      expect(statusOf(received)).toBe(400);
      expect(answersIn(received)).toBe(1);
      expect(received).not.toContain('"status":"ok"');
    });

    it('by a chunk whose size is odd', async () => {
      for (const size of ['0x5', '-5', '5 5', '5;\n', 'FFFFFFFFFFFFFFFFF']) {
        const received = await send(
          [
            'POST /auth/v1/token HTTP/1.1',
            'Host: localhost',
            anonKey(),
            'Transfer-Encoding: chunked',
            '',
            `${size}\r\nhello\r\n${chunked}`,
          ].join('\r\n'),
        );
        expect([400, 413]).toContain(statusOf(received));
        expect(received).not.toContain('"status":"ok"');
      }
    });
  });

  describe('with a header twice counts as the one with fewer rights, or not at all', () => {
    it('when it is the API key', async () => {
      for (const keys of [
        [anonKey(), `apikey: ${server.serviceRoleKey}`],
        [`apikey: ${server.serviceRoleKey}`, anonKey()],
      ]) {
        const received = await send(requestOf('GET /auth/v1/admin/users HTTP/1.1', keys));
        expect(statusOf(received)).toBe(401);
      }
    });

    it('when it is the API key in the query', async () => {
      const query = `apikey=${server.anonKey}&apikey=${server.serviceRoleKey}`;
      const profiles = await send(
        requestOf(`GET /rest/v1/profiles?select=id&${query} HTTP/1.1`, []),
      );
      expect(statusOf(profiles)).toBe(401);
    });

    it.each(['auth/v1/admin/users', 'rest/v1/profiles?select=id', 'storage/v1/bucket'])(
      'when it is the token, at %s',
      async (path) => {
        const received = await send(
          requestOf(`GET /${path} HTTP/1.1`, [
            anonKey(),
            bearer(cast.outsider.accessToken),
            bearer(server.serviceRoleKey),
          ]),
        );
        expect(received).not.toContain(cast.employee.userId);
        expect(received).not.toContain('profile-photos');
      },
    );
  });

  it.each([
    ['X-HTTP-Method-Override', 'DELETE'],
    ['X-HTTP-Method', 'DELETE'],
    ['X-Method-Override', 'DELETE'],
  ])('is what its first line says, whatever %s says', async (name, value) => {
    const path = `/rest/v1/cost_codes?select=id&id=eq.${cast.ids.costCode}`;
    for (const method of ['GET', 'POST']) {
      await send(
        requestOf(`${method} ${path}&_method=DELETE HTTP/1.1`, [
          anonKey(),
          bearer(cast.admin.accessToken),
          `${name}: ${value}`,
          'Content-Length: 0',
        ]),
      );
    }
    const received = await send(
      requestOf(`GET ${path} HTTP/1.1`, [anonKey(), bearer(cast.admin.accessToken)]),
    );
    expect(received).toContain(cast.ids.costCode);
  });

  it.each(['X-Original-URL', 'X-Rewrite-URL', 'X-Forwarded-Path', 'X-Forwarded-Prefix'])(
    'goes where its first line says, whatever %s says',
    async (name) => {
      const received = await send(
        requestOf('GET /auth/v1/health HTTP/1.1', [`${name}: /auth/v1/admin/users`]),
      );
      expect(received).toContain('"name":"GoTrue"');
    },
  );

  it('does not choose the address in the mails that it causes', async () => {
    const email = address();
    const body = JSON.stringify({ email, password: 'winch-over-the-gully-7' });
    await send(
      [
        'POST /auth/v1/signup HTTP/1.1',
        'Host: evil.example',
        'Connection: close',
        anonKey(),
        'X-Forwarded-Host: evil.example',
        'X-Forwarded-Proto: https',
        'X-Forwarded-Port: 443',
        'Forwarded: host=evil.example;proto=https',
        'X-Host: evil.example',
        `Content-Length: ${body.length}`,
        '',
        body,
      ].join('\r\n'),
    );
    await send(
      requestOf(
        `POST /auth/v1/recover HTTP/1.1`,
        [
          anonKey(),
          'X-Forwarded-Host: evil.example',
          `Content-Length: ${JSON.stringify({ email: cast.admin.email }).length}`,
        ],
        JSON.stringify({ email: cast.admin.email }),
      ),
    );
    expect(JSON.stringify(await server.mails())).not.toContain('evil.example');
  });

  it('does not choose the address that is noted for it', async () => {
    await send(
      requestOf('GET /auth/v1/health?noted HTTP/1.1', [
        'X-Forwarded-For: 198.51.100.7',
        'X-Real-IP: 198.51.100.7',
        'X-Client-IP: 198.51.100.7',
        'Forwarded: for=198.51.100.7',
        'CF-Connecting-IP: 198.51.100.7',
      ]),
    );
    expect(server.output()).not.toContain('198.51.100.7');
  });

  it('can’t put a header into the answer', async () => {
    const split = '%0d%0aSet-Cookie:%20evil=1';
    for (const path of [
      `/auth/v1/authorize?provider=x${split}`,
      `/auth/v1/verify?token=x&type=signup&redirect_to=http://127.0.0.1/${split}`,
      `/auth/v1/callback?error=x${split}&state=x`,
      `/rest/v1/companies?select=id&limit=1${split}`,
      `/storage/v1/object/public/x/y?download=a${split}`,
      `/${split}`,
    ]) {
      const received = await send(
        requestOf(`GET ${path} HTTP/1.1`, [
          anonKey(),
          'Prefer: count=exact\tx',
          'Accept-Profile: a',
        ]),
      );
      expect(received.split('\r\n\r\n')[0]).not.toMatch(/^set-cookie/im);
    }
  });
});

/**
 * Small requests that would be expensive, and large ones: the server refuses them and keeps
 * running.
 */
import { randomUUID } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Cast, type TestServer } from '@muster/testkit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isAimedElsewhere } from '../auth/support/target.ts';
import { shareCast } from '../support/shared-server.ts';

const punchAnswers = z.object({
  answers: z.array(z.object({ id: z.string(), verdict: z.string() })),
});
const mebibyte = 1024 * 1024;
const nested = (depth: number, open = '[', close = ']') =>
  `${open.repeat(depth)}${close.repeat(depth)}`;
const nestedObjects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe.skipIf(isAimedElsewhere)('the server goes on after', () => {
  let server: TestServer;
  let cast: Cast;
  shareCast((shared) => void ({ server, cast } = shared));

  async function send(
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Readonly<Record<string, string>> = {},
    method = 'POST',
  ): Promise<{ readonly status: number; readonly text: string }> {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${cast.admin.accessToken}`,
        'Content-Type': 'application/json',
        ...headers,
      },
      body,
    });
    return { status: answer.status, text: await answer.text() };
  }

  /** Returns whether the request was refused, and the server's readiness afterward. */
  async function outcomeOf(answer: Promise<{ readonly status: number }>) {
    const { status } = await answer;
    const ready = await fetch(`${server.url}/ready`);
    return { isRefused: status >= 400 && status < 500, ready: ready.status };
  }
  const refusedAndReady = { isRefused: true, ready: 200 };

  const doors = [
    '/auth/v1/signup',
    '/auth/v1/token?grant_type=password',
    '/auth/v1/token?grant_type=id_token',
    '/rest/v1/cost_codes',
    '/rest/v1/rpc/record_punches',
    '/realtime/v1/api/broadcast',
    '/storage/v1/bucket',
    '/storage/v1/object/list/company-logos',
    '/storage/v1/object/copy',
  ];

  it.each(doors)('deep JSON at %s', async (path) => {
    for (const body of [nested(200_000), nestedObjects(100_000), nested(200_000, '{"a":[', ']}')]) {
      expect(await outcomeOf(send(path, body))).toEqual(refusedAndReady);
    }
  });

  it('deep JSON where metadata may hold anything', async () => {
    const data = nestedObjects(10_000);
    expect(await outcomeOf(send('/auth/v1/user', `{"data":${data}}`, {}, 'PUT'))).toEqual(
      refusedAndReady,
    );
  });

  it.each(doors)('a body that is larger than allowed at %s', async (path) => {
    expect(await outcomeOf(send(path, `"${'x'.repeat(9 * mebibyte)}"`))).toEqual(refusedAndReady);
  });

  it.each(doors)('a small body that unpacks to a large one at %s', async (path) => {
    const large = Buffer.from(`{"email":"${' '.repeat(20 * mebibyte)}"}`);
    for (const [coding, packed] of [
      ['gzip', gzipSync(large)],
      ['br', brotliCompressSync(large)],
      ['gzip, gzip', gzipSync(gzipSync(large))],
    ] as const) {
      expect(
        await outcomeOf(send(path, new Uint8Array(packed), { 'Content-Encoding': coding })),
      ).toEqual(refusedAndReady);
    }
  });

  it('an object with very many keys, some of which are those of every object', async () => {
    const many = Array.from({ length: 50_000 }, (_, index) => `"k${index}":1`).join(',');
    for (const body of [
      `{${many}}`,
      '{"__proto__":{"role":"service_role"},"constructor":{"prototype":{"isAdmin":true}}}',
    ]) {
      expect(await outcomeOf(send('/rest/v1/cost_codes', body))).toEqual(refusedAndReady);
      expect(await outcomeOf(send('/auth/v1/signup', body))).toEqual(refusedAndReady);
    }
  });

  it('numbers that are no amounts', async () => {
    for (const number of [
      '1e999',
      `1${'0'.repeat(10_000)}`,
      '-0.0000001e-9999',
      'NaN',
      'Infinity',
    ]) {
      expect(
        await outcomeOf(
          send('/rest/v1/cost_codes', `{"code":"1","name":"n","sort":${number},"nothing":1}`),
        ),
      ).toEqual(refusedAndReady);
    }
  });

  it('[B5] a query that nests without end', async () => {
    const nest = (depth: number) => `${'and('.repeat(depth)}id.not.is.null${')'.repeat(depth)}`;
    for (const query of [
      `or=(${nest(1500)})`,
      `select=${'projects('.repeat(400)}id${')'.repeat(400)}`,
      `select=${'id,'.repeat(4000)}id`,
      `id=in.(${'c3000000-0000-4000-8000-000000000001,'.repeat(300)}x)`,
      `data=imatch.(a%2B)%2B%24`,
      `name=match.${encodeURIComponent('(((a{1,100}){1,100}){1,100}){1,100}')}`,
    ]) {
      const answer = await fetch(`${server.url}/rest/v1/cost_codes?${query}`, {
        headers: { apikey: server.anonKey, Authorization: `Bearer ${cast.admin.accessToken}` },
      });
      // A statement that is too complex for PostgreSQL (54xxx) is a 500 in this protocol.
      const isTooComplex = /"code":"54\d{3}"/.test(await answer.text());
      expect(answer.status < 500 || isTooComplex).toBe(true);
      expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    }
  });

  it('a batch of many punches, and answers the clocks of others before its end', async () => {
    const device = randomUUID();
    const count = 200;
    const begunAt = Date.now() - count * 60_000;
    const batch = Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      v: 1,
      person_id: cast.admin.personId,
      kind: index % 2 === 0 ? 'in' : 'out',
      break_kind: null,
      device_id: device,
      device_seq: index + 1,
      device_at: new Date(begunAt + index * 60_000).toISOString(),
      zone: 'UTC',
      utc_offset_minutes: 0,
      skew_ms: 0,
      skew_age_ms: 0,
      online: false,
      claimed_at: null,
      project_id: null,
      cost_code_id: null,
      note: null,
      location: null,
      outside_reason: null,
      pin_check: null,
    }));
    let isOver = false;
    const sent = send('/rest/v1/rpc/record_punches', JSON.stringify({ batch })).finally(() => {
      isOver = true;
    });
    const outsider = { Authorization: `Bearer ${cast.outsider.accessToken}` };
    let answeredMeanwhile = 0;
    for (let asked = 0; asked < 4; asked += 1) {
      expect((await send('/rest/v1/rpc/my_clock', '{}', outsider)).status).toBe(200);
      if (!isOver) answeredMeanwhile += 1;
    }
    const { status, text } = await sent;
    expect(status).toBe(200);
    const { answers } = punchAnswers.parse(JSON.parse(text));
    expect(answers.map(({ id }) => id)).toEqual(batch.map(({ id }) => id));
    expect(new Set(answers.map(({ verdict }) => verdict))).not.toContain('refused');
    expect(answeredMeanwhile).toBe(4);
  });

  it('a password that would take long to hash', async () => {
    expect(
      await outcomeOf(
        send(
          '/auth/v1/token?grant_type=password',
          JSON.stringify({ email: cast.employee.email, password: 'x'.repeat(900_000) }),
        ),
      ),
    ).toEqual(refusedAndReady);
  });

  it('pictures whose headers promise more than any screen', async () => {
    const width = 2 ** 31 - 1;
    const png = Buffer.alloc(64);
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(png);
    png.writeUInt32BE(13, 8);
    png.write('IHDR', 12, 'latin1');
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(width, 20);
    const svg = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from(
      { length: 9 },
      (_, level) => `<!ENTITY a${level} "${`&a${level === 0 ? '' : level - 1};`.repeat(10)}">`,
    ).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a8;</text></svg>`;
    for (const [name, type, content] of [
      ['wide.png', 'image/png', png],
      ['laughs.svg', 'image/svg+xml', Buffer.from(svg)],
    ] as const) {
      const path = `/storage/v1/object/company-logos/${cast.ids.company}/${name}`;
      const kept = await send(path, new Uint8Array(content), { 'Content-Type': type });
      expect(kept.status).toBeLessThan(500);
      const answer = await fetch(
        `${server.url}/storage/v1/object/public/company-logos/${cast.ids.company}/${name}`,
      );
      expect((await answer.arrayBuffer()).byteLength).toBeLessThan(10_000);
      expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    }
  });
});

/**
 * Attempts to read another company's files: a photo there contains a marker word, and no one in the
 * first company gets it back, whichever way they ask.
 */
import { createHash, randomUUID } from 'node:crypto';
import { type Cast, type CastRole, type TestServer, startServerWithCast } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAimedElsewhere } from '../auth/support/target.ts';
import { markForeignCompany } from '../fuzz/foreign-company.ts';
import { foreignBucket } from '../fuzz/service-requests.ts';

const word = `canary${randomUUID().replaceAll('-', '')}`;
const strangers = ['employee', 'supervisor', 'admin'] as const satisfies CastRole[];

describe.skipIf(isAimedElsewhere)('no file of another company is told', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => {
    ({ server, cast } = await startServerWithCast({
      env: { LOG_LEVEL: 'silent', AUTH_ACCESS_TOKEN_SECONDS: '3600' },
      prepare: (database) => markForeignCompany(database, word),
    }));
  });
  afterAll(() => server.stop());

  const storage = async (
    role: CastRole | 'service',
    method: string,
    path: string,
    body?: object | string,
  ) => {
    const token = role === 'service' ? server.serviceRoleKey : cast[role].accessToken;
    const answer = await fetch(`${server.url}/storage/v1${path}`, {
      method,
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': typeof body === 'string' ? 'image/png' : 'application/json',
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { ok: answer.ok, body: await answer.text() };
  };
  const photo = () => `${cast.ids.otherCompany}/${cast.outsider.personId}/photo.png`;
  const own = () => `${cast.ids.company}/${cast.admin.personId}/copy.png`;

  it('whichever way a stranger asks for them', async () => {
    const content = `\x89PNG\r\n\x1a\n${word}`;
    expect(
      (await storage('outsider', 'POST', `/object/profile-photos/${photo()}`, content)).ok,
    ).toBe(true);
    const asked: [string, string, object?][] = [
      ['GET', `/object/profile-photos/${photo()}`],
      ['GET', `/object/authenticated/profile-photos/${photo()}`],
      ['GET', `/object/public/profile-photos/${photo()}`],
      ['GET', `/object/info/profile-photos/${photo()}`],
      ['GET', `/object/info/public/profile-photos/${photo()}`],
      ['HEAD', `/object/profile-photos/${photo()}`],
      ['POST', `/object/sign/profile-photos/${photo()}`, { expiresIn: 60 }],
      ['POST', `/object/upload/sign/profile-photos/${photo()}`, {}],
      ['PUT', `/object/profile-photos/${photo()}`, {}],
      ['POST', `/object/profile-photos/${cast.ids.otherCompany}/planted.png`, {}],
      [
        'POST',
        '/object/copy',
        { bucketId: 'profile-photos', sourceKey: photo(), destinationKey: own() },
      ],
      [
        'POST',
        '/object/move',
        { bucketId: 'profile-photos', sourceKey: photo(), destinationKey: own() },
      ],
      [
        'POST',
        '/object/copy',
        {
          bucketId: 'profile-photos',
          sourceKey: photo(),
          destinationBucket: 'company-logos',
          destinationKey: `${cast.ids.company}/stolen.png`,
        },
      ],
      ['DELETE', `/object/profile-photos/${photo()}`],
      ['GET', `/object/${foreignBucket}/${word}`],
      ['GET', `/bucket/${foreignBucket}`],
      ['POST', `/bucket/${foreignBucket}/empty`, {}],
      ['DELETE', `/bucket/${foreignBucket}`],
    ];
    for (const role of strangers) {
      for (const [method, path, body] of asked) {
        const answer = await storage(role, method, path, body);
        expect([role, method, path, answer.ok]).toEqual([role, method, path, false]);
      }
    }
    expect((await storage('outsider', 'GET', `/object/profile-photos/${photo()}`)).body).toContain(
      word,
    );
  });

  it('by a list, a search or a batch of addresses', async () => {
    for (const role of strangers) {
      for (const body of [
        { prefix: '' },
        { prefix: cast.ids.otherCompany },
        { prefix: `${cast.ids.otherCompany}/${cast.outsider.personId}` },
        { prefix: '', search: '%' },
        { prefix: '%' },
        { prefix: '', search: cast.ids.otherCompany },
      ]) {
        for (const bucket of ['profile-photos', 'company-logos', foreignBucket]) {
          for (const path of ['list', 'list-v2']) {
            const listed = await storage(role, 'POST', `/object/${path}/${bucket}`, body);
            expect(listed.body).not.toContain(cast.ids.otherCompany);
            expect(listed.body).not.toContain(cast.outsider.personId);
            expect(listed.body).not.toContain(word);
          }
        }
      }
      const signed = await storage(role, 'POST', '/object/sign/profile-photos', {
        expiresIn: 60,
        paths: [photo(), `${photo()}x`],
      });
      expect(signed.body).not.toContain('token=');
      await storage(role, 'DELETE', '/object/profile-photos', { prefixes: [photo()] });
    }
    expect((await storage('outsider', 'GET', `/object/profile-photos/${photo()}`)).ok).toBe(true);
  });

  it('nor the minute in which the photo of an anonymous report came, to anyone', async () => {
    const [hazard, photoId] = [randomUUID(), randomUUID()];
    const ticket = 'the secret of the phone that reports';
    const call = async (path: string, body: object) => {
      const answer = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: {
          apikey: server.anonKey,
          Authorization: `Bearer ${cast.employee.accessToken}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(body),
      });
      return Object(await answer.json());
    };
    const png = new Uint8Array(Buffer.from(`\x89PNG\r\n\x1a\n${word}`, 'latin1'));
    const reported = await call('/rest/v1/rpc/report_hazard_anonymously', {
      hazard_id: hazard,
      report: {
        v: 2,
        what: 'Loose board on the scaffold',
        place: null,
        immediate_action: null,
        energy: null,
        project_id: null,
        location: null,
        severity: 3,
        likelihood: 3,
        reported_at: new Date().toISOString(),
        files: [
          {
            id: photoId,
            mime_type: 'image/png',
            size: png.length,
            sha256: createHash('sha256').update(png).digest('hex'),
            caption: null,
          },
        ],
        ticket_hash: createHash('sha256').update(ticket).digest('hex'),
      },
    });
    expect(reported).toMatchObject({ verdict: 'applied' });
    const { path, token } = await call('/functions/v1/anonymous-photo', {
      company_id: cast.ids.company,
      hazard_id: hazard,
      photo_id: photoId,
      ticket,
    });
    const uploaded = await fetch(
      `${server.url}/storage/v1/object/upload/sign/attachments/${path}?token=${token}`,
      {
        method: 'PUT',
        headers: { apikey: server.anonKey, 'Content-Type': 'image/png' },
        body: png,
      },
    );
    expect(uploaded.status).toBe(200);

    const folder = path.slice(0, path.lastIndexOf('/'));
    const listed = await storage('admin', 'POST', '/object/list/attachments', { prefix: folder });
    const [entry] = JSON.parse(listed.body);
    const info = JSON.parse(
      (await storage('admin', 'GET', `/object/info/attachments/${path}`)).body,
    );
    const sent = await fetch(`${server.url}/storage/v1/object/attachments/${path}`, {
      method: 'HEAD',
      headers: { apikey: server.anonKey, Authorization: `Bearer ${cast.admin.accessToken}` },
    });
    const times: unknown[] = [
      entry.created_at,
      entry.updated_at,
      entry.last_accessed_at,
      entry.metadata.lastModified,
      info.created_at,
      info.last_modified,
      sent.headers.get('last-modified'),
    ];
    expect(times.map((time) => Date.parse(String(time)) % 3_600_000)).toEqual(times.map(() => 0));
  });
});

/** Paths that try to escape their folder, at every service and among the app's files. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cast, type TestServer } from '@muster/testkit';
import { describe, expect, it } from 'vitest';
import { isAimedElsewhere } from '../auth/support/target.ts';
import { requestOf, sendRaw, statusOf } from './support/raw-http.ts';
import { shareCast } from '../support/shared-server.ts';

const climbs = [
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '%252e%252e%252f%252e%252e%252fetc%252fpasswd',
  '..%5c..%5c..%5c..%5cetc%5cpasswd',
  '..\\..\\..\\..\\etc\\passwd',
  '....//....//....//etc/passwd',
  '..;/..;/..;/etc/passwd',
  '..%c0%af..%c0%af..%c0%afetc/passwd',
  '%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '..%00/..%00/etc/passwd',
  '../keys.json',
  '..%2fkeys.json',
  '../../keys.json%00.png',
  '%2fetc%2fpasswd',
  '//etc/passwd',
  'file:///etc/passwd',
  '.%2e/.%2e/keys.json',
];

const prefixes = [
  '/',
  '/assets/',
  '/auth/v1/',
  '/auth/v1/.well-known/',
  '/auth/v1/admin/users/',
  '/rest/v1/',
  '/rest/v1/rpc/',
  '/storage/v1/object/public/company-logos/',
  '/storage/v1/object/company-logos/',
  '/storage/v1/object/authenticated/company-logos/',
  '/storage/v1/object/info/company-logos/',
  '/storage/v1/object/public/',
  '/storage/v1/bucket/',
  '/storage/v1/upload/resumable/',
  '/storage/v1/render/image/public/company-logos/',
  '/realtime/v1/',
  '/realtime/v1/api/broadcast/',
  '/functions/v1/',
  '/_dev/mail/',
];

describe.skipIf(isAimedElsewhere)('a path', () => {
  let server: TestServer;
  let cast: Cast;
  let secrets: string[];
  shareCast(async (shared) => {
    ({ server, cast } = shared);
    secrets = ['root:', 'signingKeys', server.serviceRoleKey];
  });

  it.each(prefixes)('below %s can’t climb out', async (prefix) => {
    for (const climb of climbs) {
      for (const bearer of [server.serviceRoleKey, cast.admin.accessToken]) {
        const received = await sendRaw(
          server.url,
          requestOf(`GET ${prefix}${climb} HTTP/1.1`, [
            `apikey: ${server.anonKey}`,
            `Authorization: Bearer ${bearer}`,
          ]),
        );
        for (const secret of secrets) expect(received).not.toContain(secret);
        expect(statusOf(received)).toBeLessThan(500);
      }
    }
  });

  it('of a file to keep can’t climb out of its bucket, nor of the folder of files', async () => {
    const asService = {
      apikey: `apikey: ${server.anonKey}`,
      bearer: `Authorization: Bearer ${server.serviceRoleKey}`,
    };
    const body = 'climbed';
    for (const climb of climbs) {
      for (const first of [
        `POST /storage/v1/object/company-logos/${climb}`,
        `POST /storage/v1/object/company-logos%2f..%2fprofile-photos/${climb}`,
        `POST /storage/v1/object/../${climb}`,
      ]) {
        const received = await sendRaw(
          server.url,
          requestOf(
            `${first} HTTP/1.1`,
            [
              asService.apikey,
              asService.bearer,
              'Content-Type: image/png',
              `Content-Length: ${body.length}`,
            ],
            body,
          ),
        );
        expect(statusOf(received)).toBeLessThan(500);
      }
    }
    const kept = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
    const outside = kept.filter(
      ({ parentPath, name }) =>
        /passwd|\.png$/.test(name) && !parentPath.startsWith(join(server.dataDir, 'files')),
    );
    expect(outside).toEqual([]);
    expect(await readFile(join(server.dataDir, 'keys.json'), 'utf8')).toContain('signingKeys');
  });

  it('of a file to move or copy names an object, and never a file of the server', async () => {
    const headers = {
      apikey: server.anonKey,
      Authorization: `Bearer ${server.serviceRoleKey}`,
      'Content-Type': 'application/json',
    };
    for (const climb of ['../keys.json', '../../../etc/passwd', '/etc/passwd', '..\\keys.json']) {
      for (const path of ['copy', 'move']) {
        for (const body of [
          { bucketId: 'company-logos', sourceKey: climb, destinationKey: 'out' },
          { bucketId: '../..', sourceKey: 'keys.json', destinationKey: 'out' },
          { bucketId: 'company-logos', sourceKey: 'a', destinationKey: climb },
          {
            bucketId: 'company-logos',
            sourceKey: 'a',
            destinationBucket: climb,
            destinationKey: 'b',
          },
        ]) {
          const answer = await fetch(`${server.url}/storage/v1/object/${path}`, {
            method: 'POST',
            headers,
            body: JSON.stringify(body),
          });
          expect(answer.status).toBeLessThan(500);
        }
      }
    }
    const out = await fetch(`${server.url}/storage/v1/object/company-logos/out`, { headers });
    const content = await out.text();
    for (const secret of secrets) expect(content).not.toContain(secret);
    expect(await readFile(join(server.dataDir, 'keys.json'), 'utf8')).toContain('signingKeys');
  });

  it('that is spelled otherwise does not come past the key check', async () => {
    for (const path of [
      '/auth/v1//admin/users',
      '/auth/v1/./admin/users',
      '/auth/v1/verify/../admin/users',
      '/auth/v1/health/..;/admin/users',
      '/auth/v1/.well-known/../admin/users',
      '/auth/v1/.well-known/%2e%2e/admin/users',
      '/auth/v1/sso/saml/../../admin/users',
      '/auth/v1/%61dmin/users',
      '/AUTH/V1/admin/users',
      '/storage/v1/object/public/../../../auth/v1/admin/users',
      '/rest/v1/../../auth/v1/admin/users',
      '/auth/v1/admin/users?/auth/v1/health',
      '/auth/v1/admin/users#/auth/v1/health',
      '/auth/v1/admin/users%3f/health',
      'http://localhost/auth/v1/admin/users',
    ]) {
      const received = await sendRaw(server.url, requestOf(`GET ${path} HTTP/1.1`, []));
      expect(received).not.toContain(cast.admin.email);
      expect(statusOf(received)).toBeLessThan(500);
    }
  });
});

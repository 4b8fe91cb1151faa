/** Files and texts that contain a script, which none of our responses may make a browser run. */
import { type Cast, type TestServer } from '@muster/testkit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isAimedElsewhere } from '../auth/support/target.ts';
import { shareCast } from '../support/shared-server.ts';

const script = '<script>document.title="evil"</script>';

/** Name, declared type and content. */
const files: readonly (readonly [string, string, string])[] = [
  ['page.html', 'text/html', `<html><body>${script}</body></html>`],
  ['page.htm', 'TEXT/HTML; charset=utf-8', `<html>${script}</html>`],
  [
    'page.xhtml',
    'application/xhtml+xml',
    `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`,
  ],
  ['picture.svg', 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
  ['feed.xml', 'text/xml', `<?xml version="1.0"?><?xml-stylesheet href="evil.xsl"?><a/>`],
  ['picture.png', 'image/png', `<html>${script}</html>`],
  ['picture.png', 'image/svg+xml;x=image/png', `<svg onload="evil()"/>`],
  ['code.js', 'text/javascript', 'document.title="evil"'],
  ['nothing', 'application/octet-stream', `<html>${script}</html>`],
  ['odd', 'text/html\t;x', `<html>${script}</html>`],
  ['mail.mht', 'multipart/related', `<html>${script}</html>`],
  ['sheet.xsl', 'application/xslt+xml', '<xsl:stylesheet/>'],
];

const signedSchema = z.object({ signedURL: z.string() });

describe.skipIf(isAimedElsewhere)('a script', () => {
  let server: TestServer;
  let cast: Cast;
  shareCast(async (shared) => {
    ({ server, cast } = shared);
    await storage('POST', '/bucket', '{"name":"open","public":true}', 'application/json');
  });

  const storage = (method: string, path: string, body?: string, type = 'text/plain') =>
    fetch(`${server.url}/storage/v1${path}`, {
      method,
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${server.serviceRoleKey}`,
        'Content-Type': type,
        'x-upsert': 'true',
      },
      ...(body === undefined ? {} : { body }),
    });

  function expectHarmless({ headers }: Response): void {
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/\bsandbox\b/);
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|unsafe-inline/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).not.toMatch(/text\/html/i);
  }

  it.each(files)(
    'kept as %s of type %s does not run from any address',
    async (name, type, content) => {
      const kept = await storage('POST', `/object/open/${name}`, content, type);
      expect(kept.status).toBeLessThan(500);
      if (!kept.ok) return;
      const signed = signedSchema.parse(
        await (
          await storage('POST', `/object/sign/open/${name}`, '{"expiresIn":60}', 'application/json')
        ).json(),
      );
      for (const path of [
        `/object/public/open/${name}`,
        `/object/open/${name}`,
        `/object/authenticated/open/${name}`,
        signed.signedURL,
      ]) {
        const answer = await storage('GET', path);
        expect(answer.status).toBe(200);
        expectHarmless(answer);
        const disposition = answer.headers.get('content-disposition') ?? '';
        const isActive = /svg|xml|xsl|javascript/i.test(answer.headers.get('content-type') ?? '');
        expect([path, isActive && !disposition.startsWith('attachment')]).toEqual([path, false]);
        const inline = await storage('GET', `${path}${path.includes('?') ? '&' : '?'}download=`);
        expectHarmless(inline);
      }
    },
  );

  it('does not come in as a logo, and a logo with one is not shown as a page', async () => {
    const asAdmin = (name: string, type: string, body: string) =>
      fetch(`${server.url}/storage/v1/object/company-logos/${cast.ids.company}/${name}`, {
        method: 'POST',
        headers: {
          apikey: server.anonKey,
          Authorization: `Bearer ${cast.admin.accessToken}`,
          'Content-Type': type,
        },
        body,
      });
    for (const type of ['text/html', 'application/xhtml+xml', 'text/xml', 'image/png;text/html']) {
      expect((await asAdmin('evil', type, `<html>${script}</html>`)).ok).toBe(false);
    }
    expect((await asAdmin('evil.png', 'image/png', `<html>${script}</html>`)).ok).toBe(false);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
    await asAdmin('evil.svg', 'image/svg+xml', svg);
    const answer = await fetch(
      `${server.url}/storage/v1/object/public/company-logos/${cast.ids.company}/evil.svg`,
    );
    expectHarmless(answer);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('in the name of a file puts nothing into the headers of its download', async () => {
    await storage('POST', '/object/open/plain.txt', 'plain');
    for (const name of [
      '"; filename=evil.html',
      'a\r\nSet-Cookie: evil=1',
      'évil\u2028.html',
      `${script}.html`,
    ]) {
      const answer = await storage(
        'GET',
        `/object/public/open/plain.txt?download=${encodeURIComponent(name)}`,
      );
      const disposition = answer.headers.get('content-disposition') ?? '';
      expect(disposition).toMatch(/^attachment; ?filename/);
      expect(disposition.match(/filename=/g)).toHaveLength(1);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  it('in what a service repeats of a request is never a page', async () => {
    const evil = encodeURIComponent(script);
    for (const path of [
      `/auth/v1/authorize?provider=${evil}`,
      `/auth/v1/verify?token=x&type=${evil}`,
      `/auth/confirm?token=x&type=${evil}`,
      `/auth/v1/${evil}`,
      `/rest/v1/${evil}`,
      `/rest/v1/companies?select=${evil}`,
      `/rest/v1/rpc/${evil}`,
      `/storage/v1/object/public/open/${evil}`,
      `/storage/v1/${evil}`,
      `/functions/v1/${evil}`,
      `/realtime/v1/${evil}`,
      `/graphql/v1/${evil}`,
      `/_dev/mail?${evil}`,
      `/${evil}`,
    ]) {
      const answer = await fetch(`${server.url}${path}`, {
        redirect: 'manual',
        headers: { apikey: server.anonKey, Accept: 'text/html' },
      });
      const isPage = answer.headers.get('content-type')?.includes('html') === true;
      expect([path, isPage && (await answer.text()).includes(script)]).toEqual([path, false]);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('in a person’s own words is shown as words in the mails that they cause', async () => {
    const { email } = cast.employee;
    await fetch(`${server.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${cast.employee.accessToken}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ data: { full_name: script, first_name: script, name: script } }),
    });
    await fetch(
      `${server.url}/auth/v1/recover?redirect_to=${encodeURIComponent(`${server.url}/"${script}`)}`,
      {
        method: 'POST',
        headers: { apikey: server.anonKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      },
    );
    const mail = (await server.mails()).find(({ to }) => to === email);
    expect(mail?.html).toEqual(expect.any(String));
    expect(mail?.html).not.toContain(script);
  });
});

/** URLs that look like the site to a careless parser but lead elsewhere in a browser. */
import { type TestServer, startTestServer } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, address, call, isAimedElsewhere } from '../auth/support/target.ts';
import { targetOf } from '../auth/support/target-of.ts';

/** SITE is replaced by the server's own address, HOST by its host and port. */
const spellings = [
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE/',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'SITE@evil.example',
  'SITE:80@evil.example/',
  'http://HOST\\@evil.example/',
  'http://evil.example\\@HOST/',
  'http://HOST%2f@evil.example/',
  'http://HOST%00.evil.example/',
  'http://HOST.evil.example/',
  'http://evil.example?HOST',
  'http://evil.example#HOST',
  'http://evil.example#@HOST/',
  'http://evil.example/HOST',
  'http://evil.example;HOST/',
  'http://evil.example&@HOST#@evil.example/',
  ' https://evil.example',
  'https://evil.example ',
  '\u0000https://evil.example',
  '\u00a0https://evil.example',
  'ht\ntps://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'javascript://HOST/%0aalert(1)',
  'data:text/html,evil',
  'vbscript:evil',
  'blob:http://HOST/evil',
  'filesystem:http://HOST/evil',
  'http://2130706433/evil',
  'http://0x7f000001/evil',
  'http://0x7f.0.0.1/evil',
  'http://017700000001/evil',
  'http://134744072/evil',
  'http://8.8.8.8/evil',
  'http://[2001:db8::1]/evil',
  'http://[::ffff:808:808]/evil',
  'http://[::1].evil.example/',
  'http://evil。example/',
  'http://evil\u3002example/',
  'http://ｅｖｉｌ.example/',
  'http://127。0。0。1/evil',
  'http://①②⑦.0.0.1/evil',
  'http://127.0.0.1.evil.example/',
  'http://localhost.evil.example/',
  'http://xn--evil-9za.example/',
  'SITE%0d%0aLocation:%20https://evil.example',
  'http://HOST\r\nLocation: https://evil.example',
  'https://evil.example/.company.example/page',
  'https://evil.example?.company.example/page',
  'https://evil.example#.company.example/page',
  'https://evil.example\\.company.example/page',
  'https://evil.example%2f.company.example/page',
  'https://a@evil.example/.company.example/page',
  'https://a.b.company.example/evil',
  'http://a.company.example/evil',
  'https://acompany.example/evil',
  'https://.company.example/evil',
  'https://-evil.company.example:443@evil.example/page',
];

describe.skipIf(isAimedElsewhere)('[A44] a redirect', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      env: {
        LOG_LEVEL: 'silent',
        AUTH_MAIL_INTERVAL_SECONDS: '0',
        AUTH_REDIRECT_URLS: 'https://*.company.example/**',
        AUTH_GITHUB_CLIENT_ID: 'client',
        AUTH_GITHUB_CLIENT_SECRET: 'secret',
      },
    });
  });
  afterAll(() => server.stop());

  const placed = (spelling: string) =>
    spelling.replaceAll('SITE', server.url).replaceAll('HOST', new URL(server.url).host);

  /** Resolves the header like a browser on a page of the site. */
  const landing = ({ headers }: Pick<Answer, 'headers'>) =>
    new URL(headers.get('location') ?? '', server.url);

  const signInEnd = async (query: string, headers: Readonly<Record<string, string>> = {}) => {
    const left = await call(targetOf(server), 'GET', `/authorize?provider=github${query}`, {
      headers,
    });
    const state = landing(left).searchParams.get('state') ?? '';
    return call(targetOf(server), 'GET', `/callback?error=access_denied&state=${state}`);
  };

  it.each(spellings)('never leads to %j', async (spelling) => {
    const asked = encodeURIComponent(placed(spelling));
    const confirmed = `${server.url}/auth/confirm?token=x&type=signup&redirect_to=${asked}`;
    for (const answer of [
      await fetch(confirmed, { method: 'POST', redirect: 'manual' }),
      await signInEnd(`&redirect_to=${asked}`),
      await call(targetOf(server), 'GET', `/verify?token=x&type=signup&redirect_to=${asked}`),
    ]) {
      expect(answer.status).toBeGreaterThanOrEqual(302);
      expect(landing(answer).origin).toBe(server.url);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  it('never leads to where a header asks', async () => {
    for (const headers of [
      { redirect_to: 'https://evil.example/' },
      { Referer: 'https://evil.example/' },
      { Origin: 'https://evil.example/' },
      { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
    ]) {
      expect(landing(await signInEnd('', headers)).origin).toBe(server.url);
    }
  });

  it('never leads elsewhere from a mail', async () => {
    for (const spelling of ['https://evil.example', '//evil.example', 'SITE@evil.example']) {
      const email = address();
      await call(
        targetOf(server),
        'POST',
        `/signup?redirect_to=${encodeURIComponent(placed(spelling))}`,
        {
          body: { email, password: 'winch-over-the-gully-7' },
          headers: { 'X-Forwarded-Host': 'evil.example' },
        },
      );
      const mail = (await server.mails()).find(({ to }) => to === email);
      expect(mail?.links[0]).toMatch(`${server.url}/auth/v1/verify`);
      expect(JSON.stringify(mail)).not.toContain('evil');
    }
  });

  it.each(['https://crew.company.example/page?a=1', 'SITE/dashboard', 'http://127.0.0.1:4321/app'])(
    'may lead to %s, which the operator allowed',
    async (spelling) => {
      const target = placed(spelling);
      const answer = await signInEnd(`&redirect_to=${encodeURIComponent(target)}`);
      expect(answer.headers.get('location')?.startsWith(target.split('?')[0] ?? '')).toBe(true);
    },
  );
});

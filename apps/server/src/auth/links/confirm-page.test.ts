import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../../testkit/src/index.ts';
import { readConfig } from '../../config.ts';
import { signedInUser } from '../sessions/session-fixture.ts';
import { type TestRoom, bearer, createTestRoom } from '../test-room.ts';

let opened: TestDatabase;
let room: TestRoom;
beforeAll(async () => {
  opened = await openTestDatabase();
  room = await createTestRoom(opened.database, {
    mailLinks: 'page',
    redirectUrls: ['muster://**', 'https://app.example.org/**'],
  });
});
afterAll(() => opened.close());

/** Requests a change of address; returns the links of its two mails, which are both needed. */
async function changeAddress(redirectTo: string) {
  const { email, session } = await signedInUser(room, `confirm-${redirectTo.length}@example.com`);
  room.mails.length = 0;
  const path = `/user?redirect_to=${encodeURIComponent(redirectTo)}`;
  const token = session.body.access_token;
  await room.request('PUT', path, { email: `new-${email}` }, bearer(token));
  return room.mails.map(({ link }) => new URL(link ?? 'about:blank'));
}

const locationOf = async (link: URL) => {
  const answer = await room.page('POST', link.pathname + link.search);
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
};

test.each([
  ['http://localhost:3000/my-profile', "form-action 'self';"],
  ['muster://callback/x', "form-action 'self' muster:;"],
  ['https://app.example.org/start', "form-action 'self' https:;"],
  ['https://evil.example/', "form-action 'self';"],
])('a mail whose link leads to %s opens a page that may go there', async (target, policy) => {
  const links = await changeAddress(target);
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:3000/auth/confirm');
    const page = await room.page('GET', link.pathname + link.search);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(policy);
  }
});

test('the first of two mailboxes is told of the other, the second ends the change', async () => {
  const [one, two] = await changeAddress('http://localhost:3000/my-profile?both');
  expect(await locationOf(one!)).toMatch(/#message=Confirmation\+link\+accepted/);
  expect(await locationOf(two!)).toMatch(/#access_token=.+type=email_change/);
});

test.each([
  [{}, 'verify'],
  [{ SMTP_URL: 'smtp://127.0.0.1:25' }, 'page'],
  [{ SMTP_URL: 'smtp://127.0.0.1:25', AUTH_MAIL_LINKS: 'verify' }, 'verify'],
  [{ AUTH_MAIL_LINKS: 'page' }, 'page'],
])('with %j, links in mails open the kind %s', (environment, links) => {
  expect(readConfig(environment).auth.mailLinks).toBe(links);
});

test('no other kind of link can be chosen', () => {
  expect(() => readConfig({ AUTH_MAIL_LINKS: 'button' })).toThrow('AUTH_MAIL_LINKS');
});

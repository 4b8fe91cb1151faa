/** Tiny requests that kept the database busy for seconds, so that no one could clock in. */
import { type Cast, type TestServer } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { isAimedElsewhere } from '../auth/support/target.ts';
import { shareCast } from '../support/shared-server.ts';

const backReferences = String.raw`^(a+)(a+)(a+)(a+)(a+)(a+)\1\2\3\4\5\6$`;
const many = (count: number, value: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => value(index)).join(',');

describe.skipIf(isAimedElsewhere)('what would keep the database busy', () => {
  let server: TestServer;
  let cast: Cast;
  let stranger: string;

  shareCast(async (shared) => {
    ({ server, cast } = shared);
    stranger = await signUpWithLongName();
  });

  async function send(path: string, token: string, init: RequestInit = {}) {
    const answer = await fetch(`${server.url}${path}`, {
      ...init,
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      },
    });
    const text = await answer.text();
    return { status: answer.status, body: Object(text === '' ? {} : JSON.parse(text)) };
  }

  /** Signs up a person without a company; the pattern is matched against their name. */
  async function signUpWithLongName(): Promise<string> {
    const body = JSON.stringify({ email: 'slow@example.com', password: 'winch-over-the-gully-7' });
    const { body: session } = await send('/auth/v1/signup', server.anonKey, {
      method: 'POST',
      body,
    });
    const token = String(session.access_token);
    const renamed = await send(`/rest/v1/profiles?id=eq.${session.user.id}`, token, {
      method: 'PATCH',
      body: JSON.stringify({ first_name: 'a'.repeat(99) }),
    });
    expect(renamed.status).toBe(204);
    return token;
  }

  const clock = () =>
    send('/rest/v1/rpc/my_clock', cast.employee.accessToken, { method: 'POST', body: '{}' });

  test('[B38] is refused where a pattern refers back to itself, before it reaches the database', async () => {
    for (const query of [
      `first_name=match.${encodeURIComponent(backReferences)}`,
      `first_name=not.imatch.${encodeURIComponent(backReferences)}`,
      `or=(last_name.eq.x,first_name.match.${encodeURIComponent(`"${backReferences.replaceAll('\\', '\\\\')}"`)})`,
      `first_name=match(any).${encodeURIComponent(`{"${backReferences.replaceAll('\\', '\\\\')}"}`)}`,
    ]) {
      expect(await send(`/rest/v1/profiles?select=id&${query}`, stranger)).toMatchObject({
        status: 400,
        body: { code: '2201B' },
      });
    }
  });

  test('is refused where a list has no end', async () => {
    const patterns = `first_name=ilike(any).{${many(600, (index) => `*a${index}*`)}}`;
    expect(
      await send(`/rest/v1/profiles?select=id&${patterns}`, cast.admin.accessToken),
    ).toMatchObject({ status: 400, body: { code: 'PGRST100' } });
    const ids = Array.from({ length: 180_000 }, () => cast.employee.personId);
    const changed = await send('/rest/v1/rpc/change_people', cast.admin.accessToken, {
      method: 'POST',
      body: JSON.stringify({ person_ids: ids, change: {}, is_preview: true }),
    });
    expect([400, 413]).toContain(changed.status);
  });

  test('does not keep anyone from their clock', async () => {
    const attack = () =>
      send(
        `/rest/v1/profiles?select=id&first_name=match.${encodeURIComponent(backReferences)}`,
        stranger,
      );
    const attacks = Array.from({ length: 12 }, attack);
    // Neither is refused, and neither waits for the statement that hits its time limit.
    expect((await clock()).status).toBe(200);
    expect(new Set((await Promise.all(attacks)).map(({ status }) => status))).toEqual(
      new Set([400]),
    );
  });

  test('[B38] is not what the operators are for', async () => {
    const found = await send(
      '/rest/v1/profiles?select=first_name&first_name=imatch.%5EA%2B%24',
      stranger,
    );
    expect(found.status).toBe(200);
    expect(found.body).toHaveLength(1);
  });
});

/** URLs that were signed while someone had the right, used after they lost it. */
import { type Cast, type CastMember, type TestServer, startServerWithCast } from '@muster/testkit';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAimedElsewhere } from '../auth/support/target.ts';

const year = 31_536_000;
const png = new Blob(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  {
    type: 'image/png',
  },
);

describe.skipIf(isAimedElsewhere)('a signed address', () => {
  let server: TestServer;
  let cast: Cast;
  beforeAll(async () => {
    ({ server, cast } = await startServerWithCast());
  });
  afterAll(() => server.stop());

  const photosOf = ({ accessToken }: Pick<CastMember, 'accessToken'>) =>
    createClient(server.url, server.anonKey, {
      accessToken: async () => accessToken,
    }).storage.from('profile-photos');
  const keyOf = ({ personId }: CastMember, name: string) =>
    `${cast.ids.company}/${personId}/${name}`;

  const secondsLeft = (address: string): number => {
    const [, claims = ''] = (new URL(address).searchParams.get('token') ?? '').split('.');
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    return Number(exp) - Date.now() / 1000;
  };

  async function signed(member: CastMember, key: string, seconds: number): Promise<string> {
    const { data, error } = await photosOf(member).createSignedUrl(key, seconds);
    if (error) throw error;
    return data.signedUrl;
  }

  const rpc = async (name: string, body: object) => {
    const answer = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${cast.admin.accessToken}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ verdict: 'applied' });
  };

  test('[C2] of a person works for an hour at most, however long is asked for', async () => {
    const key = keyOf(cast.colleague, 'a.png');
    await photosOf(cast.colleague).upload(key, png);
    const left = secondsLeft(await signed(cast.colleague, key, 31 * year));
    expect(left).toBeGreaterThan(3_500);
    expect(left).toBeLessThanOrEqual(3_600);
    expect(secondsLeft(await signed(cast.colleague, key, 60))).toBeLessThanOrEqual(60);
    const both = await photosOf(cast.colleague).createSignedUrls([key], 31 * year);
    expect(secondsLeft(both.data?.[0]?.signedUrl ?? '')).toBeLessThanOrEqual(3_600);
    const ofService = await createClient(server.url, server.serviceRoleKey)
      .storage.from('profile-photos')
      .createSignedUrl(key, year);
    expect(secondsLeft(ofService.data?.signedUrl ?? '')).toBeGreaterThan(year - 60);
  });

  test('says nothing of the person or the session that signed it', async () => {
    const key = keyOf(cast.colleague, 'a.png');
    const [, claims = ''] = (await signed(cast.colleague, key, 60)).split('.');
    expect(Buffer.from(claims, 'base64url').toString()).not.toContain(cast.colleague.userId);
  });

  test('opens nothing, and takes nothing, once its signer’s access has ended', async () => {
    const key = keyOf(cast.employee, 'a.png');
    const photos = photosOf(cast.employee);
    expect((await photos.upload(key, png)).error).toBeNull();
    const address = await signed(cast.employee, key, 31 * year);
    const ticket = await photos.createSignedUploadUrl(keyOf(cast.employee, 'b.png'));
    expect((await fetch(address)).status).toBe(200);

    await rpc('deactivate_person', { person_id: cast.employee.personId });
    const opened = await fetch(address);
    expect([opened.status, await opened.text()]).toEqual([
      400,
      expect.stringContaining('Object not found'),
    ]);
    const sent = await photosOf({ accessToken: server.anonKey }).uploadToSignedUrl(
      ticket.data?.path ?? '',
      ticket.data?.token ?? '',
      png,
    );
    expect(sent.error).toMatchObject({ statusCode: '403' });
  });

  test('opens nothing once the session that signed it has ended', async () => {
    const key = keyOf(cast.supervisor, 'a.png');
    await photosOf(cast.supervisor).upload(key, png);
    const address = await signed(cast.supervisor, key, 3_600);
    expect((await fetch(address)).status).toBe(200);
    const { status } = await fetch(`${server.url}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: { apikey: server.anonKey, Authorization: `Bearer ${cast.supervisor.accessToken}` },
    });
    expect(status).toBe(204);
    expect(await (await fetch(address)).text()).toContain('the session is over');
  });
});

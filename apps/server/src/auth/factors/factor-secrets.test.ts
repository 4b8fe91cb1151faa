import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../../testkit/src/index.ts';
import { signedInUser } from '../sessions/session-fixture.ts';
import { bearer, createTestRoom } from '../test-room.ts';
import { createFactorSecrets, inspectFactorSecrets, sealFactorSecrets } from './factor-secrets.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

describe('a sealed secret', () => {
  const secrets = createFactorSecrets(randomBytes(32));
  const id = randomUUID();

  test('opens to what was sealed, and looks different each time', () => {
    const sealed = secrets.seal(secret, id);
    expect(secrets.open(sealed, id)).toBe(secret);
    expect(sealed).not.toContain(secret);
    expect(secrets.seal(secret, id)).not.toBe(sealed);
  });

  test.each([
    ['with another key', createFactorSecrets(randomBytes(32)), id, (text: string) => text],
    ['for another factor', secrets, randomUUID(), (text: string) => text],
    ['changed', secrets, id, (text: string) => `${text.slice(0, -2)}AA`],
    ['cut', secrets, id, (text: string) => text.slice(0, 20)],
  ])('does not open %s', (_, opening, factorId, damage) => {
    const sealed = damage(secrets.seal(secret, id));
    expect(() => opening.open(sealed, factorId)).toThrow(/restore keys\.json/);
  });

  test('is not needed for what moved users bring', () => {
    expect(secrets.open(secret, id)).toBe(secret);
  });
});

describe('in the database', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  const storedSecrets = () =>
    opened.database.query<{ id: string; secret: string }>(
      'select id, secret from auth.mfa_factors order by created_at',
    );

  test('the secret of a new authenticator is sealed', async () => {
    const room = await createTestRoom(opened.database);
    const { session } = await signedInUser(room, 'sealed@example.com');
    const body = { factor_type: 'totp', friendly_name: 'phone' };
    const headers = bearer(session.body.access_token);
    const enrolled = await room.request('POST', '/factors', body, headers);
    expect(enrolled.status).toBe(200);
    const shown = Object(enrolled.body['totp']).secret;
    const [stored] = await storedSecrets();
    expect(shown).toMatch(/^[A-Z2-7]{32}$/);
    expect(stored?.secret).not.toContain(shown);
    expect(stored?.secret).toMatch(/^v1\./);
  });

  test('secrets of an older version are sealed once and open to the same', async () => {
    await opened.database.query('delete from auth.mfa_factors');
    const { id: userId } = await signedInUser(
      await createTestRoom(opened.database),
      'former@example.com',
    );
    const factorId = randomUUID();
    await opened.database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, 'totp', 'verified', $3, now(), now())`,
      [factorId, userId, secret],
    );
    const secrets = createFactorSecrets(randomBytes(32));
    const { database } = opened;
    expect(await inspectFactorSecrets(database, secrets)).toEqual({
      total: 1,
      unreadable: 0,
      unsealed: 1,
    });
    await sealFactorSecrets(database, secrets);
    const [sealed] = await storedSecrets();
    expect(secrets.open(sealed?.secret ?? '', factorId)).toBe(secret);
    await sealFactorSecrets(database, secrets);
    expect(await storedSecrets()).toEqual([sealed]);
    expect(await inspectFactorSecrets(database, secrets)).toEqual({
      total: 1,
      unreadable: 0,
      unsealed: 0,
    });
    const lost = createFactorSecrets(randomBytes(32));
    expect(await inspectFactorSecrets(database, lost)).toMatchObject({ unreadable: 1 });
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '@muster/testkit';
import { createUser } from './auth/users/create-user.ts';
import { createFactorSecrets, factorSecretKey } from './auth/factors/factor-secrets.ts';
import { giveSecondFactor } from './demo-second-factor.ts';
import { loadSecret, readKeys } from './tokens/keys.ts';

let opened: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  opened = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'muster-demo-'));
});
afterEach(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true });
});

const give = () => giveSecondFactor({ database: opened.database, dataDir, now: Date.now });

test('without the demo’s super admin there is nothing to tell', async () => {
  expect(await give()).toEqual([]);
});

test('the demo’s super admin gets one authenticator, told at every start and kept', async () => {
  const deps = { database: opened.database, now: Date.now };
  await createUser(deps, { email: 'super@demo.muster.test', password: null });
  const told = await give();
  const secret = (await readKeys(dataDir))['superTotpSecret'];
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(told).toEqual([`Authenticator secret of super@demo.muster.test: ${String(secret)}`]);
  expect(await give()).toEqual(told);
  const [factor, ...others] = await opened.database.query<{
    id: string;
    status: string;
    secret: string;
  }>('select id, status::text, secret from auth.mfa_factors');
  expect(others).toEqual([]);
  expect(factor?.status).toBe('verified');
  expect(factor?.secret).not.toBe(secret);
  const secrets = createFactorSecrets(await loadSecret(dataDir, factorSecretKey));
  expect(secrets.open(factor?.secret ?? '', factor?.id ?? '')).toBe(secret);
});

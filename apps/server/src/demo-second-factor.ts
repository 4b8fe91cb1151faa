import { randomUUID } from 'node:crypto';

import { asAuthServer } from './auth/auth-database.ts';
import { insertTotpFactor } from './auth/factors/enroll.ts';
import { createFactorSecrets, factorSecretKey } from './auth/factors/factor-secrets.ts';
import { newTotpSecret } from './auth/factors/totp.ts';
import type { Database } from './db/database.ts';
import { keepSecret, loadSecret, readKeys } from './tokens/keys.ts';

const superAdmin = 'super@demo.muster.test';

/**
 * Gives the demo's super admin an authenticator, unless there is one, and keeps its secret in `keys.json` as
 * `superTotpSecret`. Returns the lines to print about it.
 */
export async function giveSecondFactor({
  database,
  dataDir,
  now,
}: {
  readonly database: Database;
  readonly dataDir: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}): Promise<string[]> {
  const auth = asAuthServer(database);
  const [user] = await auth.query<{ id: string; has_factor: boolean }>(
    `select u.id, exists (
       select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as has_factor
     from auth.users u where u.email = $1`,
    [superAdmin],
  );
  if (user === undefined) return [];
  if (!user.has_factor) {
    const secret = newTotpSecret();
    await keepSecret(dataDir, 'superTotpSecret', secret);
    const id = randomUUID();
    const secrets = createFactorSecrets(await loadSecret(dataDir, factorSecretKey));
    const factor = { id, name: 'Demo', secret: secrets.seal(secret, id), isVerified: true };
    await insertTotpFactor(auth, user.id, factor, now());
  }
  const { superTotpSecret: secret } = await readKeys(dataDir);
  return typeof secret === 'string' ? [`Authenticator secret of ${superAdmin}: ${secret}`] : [];
}

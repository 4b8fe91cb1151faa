import type { Queries } from '../auth-database.ts';
import { notFound } from '../auth-error.ts';
import type { FactorSecrets } from '../factors/factor-secrets.ts';
import type { Provider } from '../providers/provider.ts';
import { BoundedCache } from '../../tokens/bounded-cache.ts';
import { isUuid } from '../uuid.ts';
import { companyProviderId } from './provider-name.ts';
import { type Reach, openProvider } from './open-provider.ts';
import type { OpenableSignIn } from './openable-sign-in.ts';

export type CompanyProviders = {
  /** True if any company on this server has a provider, enabled or only set up. */
  isAny(state: 'on' | 'known'): Promise<boolean>;
  /** The enabled provider for a mail domain or by id. @throws AuthError 404 */
  find(by: { readonly domain: string } | { readonly id: string }): Promise<Provider>;
  /** By the name stored in a flow. @throws AuthError 404 if it was disabled or deleted since. */
  select(name: string): Promise<Provider>;
};

type StoredSignIn = OpenableSignIn & {
  /** Encrypted. */
  readonly client_secret: string | null;
  /** Changes with the row. */
  readonly revision: string;
};

/** The identity providers of companies, read at each sign-in so that changes apply at once. */
export function createCompanyProviders({
  database,
  secrets,
  reach,
}: {
  readonly database: Queries;
  readonly secrets: FactorSecrets;
  readonly reach: Reach;
}): CompanyProviders {
  // Cached because each provider remembers its issuer's metadata for an hour.
  const opened = new BoundedCache<string, Provider>(1000);

  async function read(domain: string | null, id: string | null): Promise<Provider | null> {
    const [row] = await database.query<StoredSignIn>('select * from app.sign_in_of($1, $2)', [
      domain,
      id,
    ]);
    if (row === undefined) return null;
    const key = `${row.id} ${row.revision}`;
    const known = opened.get(key);
    if (known !== undefined) return known;
    const provider = openProvider(
      row,
      row.client_secret === null ? '' : secrets.open(row.client_secret, row.id),
      reach,
    );
    opened.set(key, provider);
    return provider;
  }

  async function findById(id: string): Promise<Provider> {
    const provider = isUuid(id) ? await read(null, id) : null;
    if (provider === null) throw notFound('sso_provider_not_found', 'No such SSO provider');
    return provider;
  }

  return {
    async isAny(state) {
      const [row] = await database.query<{ is_any: boolean }>(
        'select app.is_any_sign_in($1) as is_any',
        [state === 'on'],
      );
      return row?.is_any === true;
    },

    async find(by) {
      if ('id' in by) return findById(by.id);
      const provider = await read(by.domain.toLowerCase(), null);
      if (provider !== null) return provider;
      throw notFound('sso_provider_not_found', 'No SSO provider assigned for this domain');
    },

    select: (name) => findById(companyProviderId(name) ?? ''),
  };
}

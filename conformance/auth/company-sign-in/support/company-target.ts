import { type Cast, type CastMember, type TestServer, startServerWithCast } from '@muster/testkit';
import { type Target, client } from '../../support/target.ts';
import { targetOf } from '../../support/target-of.ts';

/** A server whose two companies have each proven a domain; the cast's addresses belong to the first one. */
export type CompanyTarget = {
  readonly server: TestServer;
  readonly target: Target;
  readonly cast: Cast;
  /** Sets up a sign-in like the company's admin does on the screen. */
  readonly setUp: (signIn: SignIn) => Promise<void>;
  readonly stop: () => Promise<void>;
};

type SignIn = {
  readonly company: 'first' | 'second';
  readonly kind: 'oidc' | 'saml';
  readonly facts: Readonly<Record<string, unknown>>;
};

const ids = {
  'first oidc': '50000000-0000-4000-8000-000000000001',
  'second oidc': '50000000-0000-4000-8000-000000000002',
  'first saml': '50000000-0000-4000-8000-000000000003',
  'second saml': '50000000-0000-4000-8000-000000000004',
} as const;

/** The domains that the companies have proven. */
export const domains = { first: 'cast.muster.test', second: 'second.muster.test' } as const;

export const signInId = ({ company, kind }: Pick<SignIn, 'company' | 'kind'>) =>
  ids[`${company} ${kind}`];

/** @param kind protocol of the providers that the two companies will have */
export async function openCompanyTarget(kind: 'oidc' | 'saml'): Promise<CompanyTarget> {
  const { server, cast } = await startServerWithCast({
    env: { AUTH_SSO_HOSTS: '127.0.0.1' },
    async prepare(database) {
      for (const company of ['first', 'second'] as const) {
        await database.query(
          `insert into public.company_sign_ins (id, company_id, kind, name, domains, issuer, client_id,
             client_secret, sign_in_url, certificate, email_claim, proof, proven_at)
           values ($1, $2, $3, 'To be set up', array[$4], 'https://id.example', $5, $6, $7, $7, 'email', 'p', now())`,
          [
            signInId({ company, kind }),
            company === 'first'
              ? 'c0000000-0000-4000-8000-000000000001'
              : 'c0000000-0000-4000-8000-000000000002',
            kind,
            domains[company],
            ...(kind === 'oidc' ? ['c', 'v1.secret', null] : [null, null, 'https://id.example']),
          ],
        );
      }
      await database.query(
        `insert into public.profiles (company_id, person_id, first_name, last_name)
         values ('c0000000-0000-4000-8000-000000000001', 'ca000000-0000-4000-8000-0000000000aa', 'New', 'Comer')`,
      );
      await database.query(
        `insert into public.memberships (company_id, person_id, role, valid_from)
         values ('c0000000-0000-4000-8000-000000000001', 'ca000000-0000-4000-8000-0000000000aa', 'employee', now())`,
      );
      await database.query(
        `insert into public.invitations (company_id, person_id, email, token_hash, expires_at)
         values ('c0000000-0000-4000-8000-000000000001', 'ca000000-0000-4000-8000-0000000000aa', $1, '\\x01',
           now() + interval '1 day')`,
        [invited],
      );
    },
  });
  const target = targetOf(server);

  async function setUp({ company, kind: of, facts }: SignIn): Promise<void> {
    const admin = company === 'first' ? cast.admin : cast.outsider;
    const id = signInId({ company, kind: of });
    const saved = await asMember(server, admin, '/functions/v1/company-sign-in', {
      action: 'save',
      id,
      facts: {
        kind: of,
        name: 'The provider',
        domains: [domains[company]],
        client_id: null,
        client_secret: null,
        sign_in_url: null,
        certificate: null,
        is_required: false,
        session_hours: 24,
        ...facts,
      },
    });
    if (saved['verdict'] !== 'applied') throw new Error(JSON.stringify(saved));
    await asMember(server, admin, '/rest/v1/rpc/switch_company_sign_in', {
      sign_in_id: id,
      is_on: true,
    });
  }

  return {
    server,
    target,
    cast,
    setUp,
    stop: async () => void (await server.stop()),
  };
}

/** Has an invitation to the first company and no login. */
export const invited = `invited@${domains.first}`;

export async function asMember(
  { url, anonKey }: Pick<TestServer, 'url' | 'anonKey'>,
  { accessToken }: Pick<CastMember, 'accessToken'>,
  path: string,
  body: object,
): Promise<Record<string, unknown>> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const read: unknown = await answer.json();
  return { ...Object(read), status: answer.status };
}

/** Uses the official client to get the provider's URL for a sign-in. */
export async function leaveBySso(
  target: Target,
  by: { readonly domain: string } | { readonly providerId: string },
  redirectTo: string,
) {
  const supabase = client(target, { flowType: 'pkce' });
  const { data, error } = await supabase.auth.signInWithSSO({
    ...by,
    options: { redirectTo, skipBrowserRedirect: true },
  });
  if (error !== null) throw error;
  return { supabase, address: data.url };
}

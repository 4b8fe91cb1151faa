import { createOidcProvider } from '../providers/oidc-provider.ts';
import type { Provider } from '../providers/provider.ts';
import { personFromIdToken } from './company-person.ts';
import { assertFitAddress } from './fit-address.ts';
import type { OpenableSignIn } from './openable-sign-in.ts';
import { createSamlProvider } from './saml-provider.ts';
import { companyProviderName } from './provider-name.ts';

/** How this server and identity providers reach each other. */
export type Reach = {
  /** Address of the auth API. */
  readonly apiUrl: string;
  /** Hosts inside the operator's network where companies may run their identity provider. */
  readonly innerHosts: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** @throws Error for a provider that can't be used. */
export function openProvider(signIn: OpenableSignIn, secret: string, reach: Reach): Provider {
  if (signIn.kind === 'saml') {
    assertFitAddress(signIn.sign_in_url ?? '', reach.innerHosts);
    return createSamlProvider(signIn, reach.apiUrl);
  }
  assertFitAddress(signIn.issuer, reach.innerHosts);
  return createOidcProvider({
    kind: 'oidc',
    settings: {
      kind: 'oidc',
      name: companyProviderName(signIn.id),
      clientIds: [signIn.client_id ?? ''],
      clientSecret: secret,
      address: signIn.issuer,
    },
    redirectUri: `${reach.apiUrl}/callback`,
    now: reach.now,
    namedHosts: reach.innerHosts,
    personOf: (claims) => personFromIdToken(signIn, claims),
  });
}

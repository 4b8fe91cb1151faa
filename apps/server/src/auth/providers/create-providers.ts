import { badRequest, invalid } from '../auth-error.ts';
import { createGithubProvider } from './github-provider.ts';
import { issuerByKind, knownProviders } from './known-providers.ts';
import { createOidcProvider } from './oidc-provider.ts';
import type { Provider } from './provider.ts';
import type { ProviderSettings } from './provider-settings.ts';

export type Providers = {
  readonly names: readonly string[];
  /** @throws AuthError 400 if there is no such provider here. */
  select(name: string): Provider;
  /**
   * Selects the provider of an ID token, by name or by its issuer.
   * @throws AuthError 400 as above.
   */
  selectForIdToken(name: string, issuer: string): Provider;
};

/** @param redirectUri Address to which every provider sends the browser back. */
export function createProviders(
  enabled: readonly ProviderSettings[],
  { redirectUri, now }: { readonly redirectUri: string; readonly now: () => number },
): Providers {
  const providersByName = new Map<string, Provider>(
    enabled.map((settings) => {
      const { kind } = settings;
      const provider =
        kind === 'github'
          ? createGithubProvider({ settings, redirectUri })
          : createOidcProvider({ kind, settings, redirectUri, now });
      return [settings.name, provider];
    }),
  );

  return {
    names: [...providersByName.keys()],

    select(given) {
      const name = given.toLowerCase();
      const provider = providersByName.get(name);
      if (provider !== undefined) return provider;
      throw invalid(`Unsupported provider: ${whyMissing(name)}`);
    },

    selectForIdToken(name, issuer) {
      const byIssuer = enabled.find(({ address }) => [name, issuer].includes(address));
      const provider =
        providersByName.get(name.toLowerCase()) ?? providersByName.get(byIssuer?.name ?? '');
      if (provider !== undefined) return provider;
      const known = Object.entries(issuerByKind).find(
        ([kind, usual]) => name === kind || [name, issuer].includes(usual),
      );
      if (known !== undefined) {
        throw badRequest('provider_disabled', `Provider (issuer "${known[1]}") is not enabled`);
      }
      throw invalid(
        name.startsWith('custom:')
          ? `Custom provider "${name}" not found`
          : `Custom OIDC provider "${name}" not allowed`,
      );
    },
  };
}

function whyMissing(name: string): string {
  if (name.startsWith('custom:')) return `custom provider ${name} not found`;
  return knownProviders.includes(name)
    ? 'provider is not enabled'
    : `Provider ${name} could not be found`;
}

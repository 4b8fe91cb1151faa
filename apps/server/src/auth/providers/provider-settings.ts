export type ProviderKind = 'google' | 'apple' | 'azure' | 'github' | 'oidc';

/** An account at another service with which people may sign in here. */
export type ProviderSettings = {
  readonly kind: ProviderKind;
  /** The name that callers use: the kind, or `custom:` and the operator's name for another issuer. */
  readonly name: string;
  /** The first is this server; tokens issued to the others, such as phone apps, are accepted too. */
  readonly clientIds: readonly [string, ...string[]];
  readonly clientSecret: string;
  /** The issuer; for GitHub the address of its pages. */
  readonly address: string;
};

export type ProvidersSettings = {
  readonly enabled: readonly ProviderSettings[];
  /** True if people may join accounts to their user, and remove them again, on their own. */
  readonly manualLinking: boolean;
  /** How long a person may stay at a provider. */
  readonly flowSeconds: number;
  /** Hosts inside the operator's network where companies may have their identity provider. */
  readonly companyHosts: readonly string[];
};

export const providersDefaults = {
  enabled: [],
  manualLinking: false,
  flowSeconds: 300,
  companyHosts: [],
} satisfies ProvidersSettings;

export type ProviderKind = 'google' | 'apple' | 'azure' | 'github' | 'oidc';

/** An account somewhere else with which people may sign in here. */
export type ProviderSettings = {
  readonly kind: ProviderKind;
  /** As callers name it: the kind, or `custom:` and a name of the operator's for an issuer of their own. */
  readonly name: string;
  /** The first is this server; tokens that were made for the others, such as phone apps, are taken too. */
  readonly clientIds: readonly [string, ...string[]];
  readonly clientSecret: string;
  /** The issuer; for GitHub the address of its pages. */
  readonly address: string;
};

export type ProvidersSettings = {
  readonly enabled: readonly ProviderSettings[];
  /** True when people may join accounts to their user, and take them off again, by themselves. */
  readonly manualLinking: boolean;
  /** How long a person may be away at a provider. */
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

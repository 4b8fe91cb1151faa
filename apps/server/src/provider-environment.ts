/** The environment's variables for sign-in with other services; part of the list in `config.ts`. */
import * as z from 'zod';

import { list, onOff, providerAddress, providerName, wholeNumber } from './environment-values.ts';
import { issuerByKind } from './auth/providers/known-providers.ts';
import {
  type ProviderSettings,
  type ProvidersSettings,
  providersDefaults,
} from './auth/providers/provider-settings.ts';

export const providerVariables = {
  AUTH_MANUAL_LINKING: onOff.default(providersDefaults.manualLinking),
  AUTH_FLOW_SECONDS: wholeNumber(0, 3600).default(providersDefaults.flowSeconds),
  AUTH_SSO_HOSTS: list.optional(),
  AUTH_GOOGLE_CLIENT_ID: list.optional(),
  AUTH_GOOGLE_CLIENT_SECRET: z.string().optional(),
  AUTH_GOOGLE_ISSUER: providerAddress.default(issuerByKind.google),
  AUTH_APPLE_CLIENT_ID: list.optional(),
  AUTH_APPLE_CLIENT_SECRET: z.string().optional(),
  AUTH_APPLE_ISSUER: providerAddress.default(issuerByKind.apple),
  AUTH_AZURE_CLIENT_ID: list.optional(),
  AUTH_AZURE_CLIENT_SECRET: z.string().optional(),
  AUTH_AZURE_ISSUER: providerAddress.default(issuerByKind.azure),
  AUTH_GITHUB_CLIENT_ID: list.optional(),
  AUTH_GITHUB_CLIENT_SECRET: z.string().optional(),
  AUTH_GITHUB_URL: providerAddress.default('https://github.com'),
  AUTH_OIDC_NAME: providerName.default('oidc'),
  AUTH_OIDC_CLIENT_ID: list.optional(),
  AUTH_OIDC_CLIENT_SECRET: z.string().optional(),
  AUTH_OIDC_ISSUER: providerAddress.optional(),
};

type ProviderEnvironment = z.output<z.ZodObject<typeof providerVariables>>;

/** Variables whose values are never repeated in a message. */
export const providerSecrets = [
  'AUTH_GOOGLE_CLIENT_SECRET',
  'AUTH_APPLE_CLIENT_SECRET',
  'AUTH_AZURE_CLIENT_SECRET',
  'AUTH_GITHUB_CLIENT_SECRET',
  'AUTH_OIDC_CLIENT_SECRET',
];

type Candidate = {
  readonly kind: ProviderSettings['kind'];
  readonly name: string;
  readonly clientIds: ProviderSettings['clientIds'] | undefined;
  readonly clientSecret: string | undefined;
  readonly address: string | undefined;
};

function candidates(environment: ProviderEnvironment): readonly Candidate[] {
  return [
    {
      kind: 'google',
      name: 'google',
      clientIds: environment.AUTH_GOOGLE_CLIENT_ID,
      clientSecret: environment.AUTH_GOOGLE_CLIENT_SECRET,
      address: environment.AUTH_GOOGLE_ISSUER,
    },
    {
      kind: 'apple',
      name: 'apple',
      clientIds: environment.AUTH_APPLE_CLIENT_ID,
      clientSecret: environment.AUTH_APPLE_CLIENT_SECRET,
      address: environment.AUTH_APPLE_ISSUER,
    },
    {
      kind: 'azure',
      name: 'azure',
      clientIds: environment.AUTH_AZURE_CLIENT_ID,
      clientSecret: environment.AUTH_AZURE_CLIENT_SECRET,
      address: environment.AUTH_AZURE_ISSUER,
    },
    {
      kind: 'github',
      name: 'github',
      clientIds: environment.AUTH_GITHUB_CLIENT_ID,
      clientSecret: environment.AUTH_GITHUB_CLIENT_SECRET,
      address: environment.AUTH_GITHUB_URL,
    },
    {
      kind: 'oidc',
      name: `custom:${environment.AUTH_OIDC_NAME}`,
      clientIds: environment.AUTH_OIDC_CLIENT_ID,
      clientSecret: environment.AUTH_OIDC_CLIENT_SECRET,
      address: environment.AUTH_OIDC_ISSUER,
    },
  ];
}

/** Returns sentences about providers that are only partly configured. */
export function halfProviders(environment: ProviderEnvironment): string[] {
  return candidates(environment).flatMap(({ kind, clientIds, clientSecret, address }) => {
    const prefix = `AUTH_${kind.toUpperCase()}`;
    const missing = [
      ...(clientIds === undefined ? ['CLIENT_ID'] : []),
      ...(clientSecret === undefined ? ['CLIENT_SECRET'] : []),
      ...(address === undefined ? ['ISSUER'] : []),
    ];
    const isUntouched =
      clientIds === undefined &&
      clientSecret === undefined &&
      (kind !== 'oidc' || address === undefined);
    if (isUntouched) return [];
    return missing.map((name) => `${prefix}_${name} is not set, but others of ${prefix} are.`);
  });
}

export function providersFrom(environment: ProviderEnvironment): ProvidersSettings {
  return {
    enabled: candidates(environment).flatMap(
      ({ kind, name, clientIds, clientSecret, address }): ProviderSettings[] =>
        clientIds === undefined || clientSecret === undefined || address === undefined
          ? []
          : [{ kind, name, clientIds, clientSecret, address }],
    ),
    manualLinking: environment.AUTH_MANUAL_LINKING,
    flowSeconds: environment.AUTH_FLOW_SECONDS,
    companyHosts: environment.AUTH_SSO_HOSTS ?? [],
  };
}

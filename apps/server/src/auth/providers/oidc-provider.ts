import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch as keySetFetch, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { createGuardedFetch } from './guarded-fetch.ts';
import { matchesAccessToken } from './access-token-hash.ts';
import { personFromClaims, withAppleName } from './person.ts';
import type {
  CheckedIdToken,
  FlowSecrets,
  ProvidedPerson,
  Provider,
  ProviderGrant,
} from './provider.ts';
import type { ProviderKind, ProviderSettings } from './provider-settings.ts';

type OidcKind = Exclude<ProviderKind, 'github'>;

const scopesByKind: Readonly<Record<OidcKind, string>> = {
  google: 'openid email profile',
  apple: 'openid email name',
  azure: 'openid email profile',
  oidc: 'openid email profile',
};

/** How long a discovery document is cached; key sets are refreshed when a key is not found. */
const discoveryMs = 3_600_000;

type Discovered = {
  readonly config: client.Configuration;
  readonly keySet: ReturnType<typeof createRemoteJWKSet> | null;
  readonly untilMs: number;
};

/** A provider that publishes its endpoints through OpenID Connect Discovery. */
export function createOidcProvider({
  kind,
  settings,
  redirectUri,
  now,
  namedHosts,
  personOf,
}: {
  readonly kind: OidcKind;
  readonly settings: ProviderSettings;
  readonly redirectUri: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Hosts that the operator vouches for; by default the issuer's own. */
  readonly namedHosts?: readonly string[];
  /** Maps the claims to a person, if the issuer is a company's own. */
  readonly personOf?: (claims: Readonly<Record<string, unknown>>) => ProvidedPerson;
}): Provider {
  const issuer = new URL(settings.address);
  const fetch = createGuardedFetch(namedHosts ?? [issuer.hostname]);
  let discovered: Promise<Discovered> | null = null;

  async function discover(): Promise<Discovered> {
    const config = await client.discovery(
      issuer,
      settings.clientIds[0],
      settings.clientSecret,
      undefined,
      {
        [client.customFetch]: fetch,
        execute: [
          client.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
        ],
      },
    );
    const { jwks_uri: keysAt } = config.serverMetadata();
    return {
      config,
      keySet:
        keysAt === undefined ? null : createRemoteJWKSet(new URL(keysAt), { [keySetFetch]: fetch }),
      untilMs: now() + discoveryMs,
    };
  }

  async function current(): Promise<Discovered> {
    const known = await discovered;
    if (known !== null && known.untilMs > now()) return known;
    discovered = discover();
    // A provider that can't be reached now is tried again next time.
    discovered.catch(() => {
      discovered = null;
    });
    return discovered;
  }

  return {
    name: settings.name,

    async authorizationUrl({ state, verifier }, scopes, extra) {
      const { config } = await current();
      return client.buildAuthorizationUrl(config, {
        ...extra,
        ...(kind === 'apple' ? { response_mode: 'form_post' } : {}),
        ...(takesPkce(kind, config)
          ? {
              code_challenge: await client.calculatePKCECodeChallenge(verifier),
              code_challenge_method: 'S256',
            }
          : {}),
        redirect_uri: redirectUri,
        scope: `${scopesByKind[kind]} ${scopes}`.trim(),
        state,
        nonce: nonceOf(verifier),
      });
    },

    async exchange({ state, verifier }: FlowSecrets, answer): Promise<ProviderGrant> {
      const { config } = await current();
      const tokens = await client.authorizationCodeGrant(
        config,
        new URL(`${redirectUri}?${answer.toString()}`),
        {
          expectedState: state,
          expectedNonce: nonceOf(verifier),
          idTokenExpected: true,
          ...(takesPkce(kind, config) ? { pkceCodeVerifier: verifier } : {}),
        },
      );
      const claims = { ...tokens.claims() };
      const profile =
        (claims['email'] === undefined || personOf !== undefined) &&
        config.serverMetadata().userinfo_endpoint !== undefined
          ? await client.fetchUserInfo(config, tokens.access_token, String(claims['sub']))
          : {};
      const told = { ...profile, ...claims };
      if (personOf !== undefined) {
        return { person: personOf(told), accessToken: null, refreshToken: null };
      }
      const person = personFromClaims(kind, settings.address, told);
      return {
        person: kind === 'apple' ? withAppleName(person, answer.get('user')) : person,
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
      };
    },

    async checkIdToken(idToken, accessToken): Promise<CheckedIdToken> {
      const { config, keySet } = await current();
      if (keySet === null) throw new Error(`${settings.name} has no keys to check ID tokens with.`);
      const metadata = config.serverMetadata();
      const { payload, protectedHeader } = await jwtVerify(idToken, keySet, {
        algorithms: asymmetric(metadata.id_token_signing_alg_values_supported),
        audience: [...settings.clientIds],
        clockTolerance: 30,
        currentDate: new Date(now()),
        requiredClaims: ['iss', 'sub', 'exp'],
      });
      // Microsoft's document for any tenant has a placeholder where the token names its own.
      if (payload.iss !== metadata.issuer.replace('{tenantid}', String(payload['tid']))) {
        throw new Error('The ID token is from another issuer.');
      }
      if (
        accessToken !== '' &&
        !matchesAccessToken(payload['at_hash'], protectedHeader.alg, accessToken)
      ) {
        throw new Error('The access token is not the one that came with the ID token.');
      }
      return {
        person: personFromClaims(kind, settings.address, payload),
        nonce: typeof payload['nonce'] === 'string' ? payload['nonce'] : null,
      };
    },
  };
}

/**
 * Microsoft supports PKCE without announcing it. Otherwise an unannounced provider relies on the
 * nonce.
 */
function takesPkce(kind: OidcKind, config: client.Configuration): boolean {
  return kind === 'azure' || config.serverMetadata().supportsPKCE();
}

/** Ties the ID token to the flow without a separate secret. */
function nonceOf(verifier: string): string {
  return createHash('sha256').update(`nonce ${verifier}`).digest('base64url');
}

/** Shared secrets aren't used for signatures here, and unsigned tokens aren't accepted. */
function asymmetric(announced: readonly string[] | undefined): string[] {
  return (announced ?? ['RS256']).filter((alg) => /^(RS|PS|ES)\d{3}$|^EdDSA$|^Ed25519$/.test(alg));
}

import type { AuthContext, AuthParts } from './auth-context.ts';

/** GET /health: that the room answers, in the words that clients look for. */
export const health =
  ({ version }: AuthParts) =>
  async (c: AuthContext) =>
    c.json({
      version,
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    });

/** GET /.well-known/jwks.json: the public keys, kept by clients for the ten minutes they may be. */
export const jwks =
  ({ tokens }: AuthParts) =>
  async (c: AuthContext) => {
    c.header('Cache-Control', 'public, max-age=600');
    return c.json(tokens.jwks());
  };

const providers = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
  'phone',
];

/** GET /settings: what a sign-in screen needs to know. */
export const settings =
  ({ settings: { signupEnabled, mailAutoconfirm } }: AuthParts) =>
  async (c: AuthContext) =>
    c.json({
      external: { ...Object.fromEntries(providers.map((name) => [name, false])), email: true },
      disable_signup: !signupEnabled,
      mailer_autoconfirm: mailAutoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    });

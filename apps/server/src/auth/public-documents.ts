import type { AuthParts } from './auth-context.ts';
import type { AuthContext } from './auth-handler.ts';
import { arePhonesEnabled } from './requests/phone-number.ts';
import { knownProviders } from './providers/known-providers.ts';

/** GET /health: says that the room responds, in the words that clients look for. */
export const health =
  ({ version }: AuthParts) =>
  async (c: AuthContext) =>
    c.json({
      version,
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    });

/** GET /.well-known/jwks.json: the public keys, which clients may cache for ten minutes. */
export const jwks =
  ({ tokens }: AuthParts) =>
  async (c: AuthContext) => {
    c.header('Cache-Control', 'public, max-age=600');
    return c.json(tokens.jwks());
  };

/** GET /settings: the settings that a sign-in screen needs. */
export const settings = (parts: AuthParts) => async (c: AuthContext) => {
  const { settings: chosen, providers, companyProviders } = parts;
  return c.json({
    external: {
      ...Object.fromEntries(knownProviders.map((name) => [name, false])),
      ...Object.fromEntries(providers.names.map((name) => [name, true])),
      anonymous_users: chosen.anonymousSignIn,
      email: true,
      phone: arePhonesEnabled(parts),
    },
    disable_signup: !chosen.signupEnabled,
    mailer_autoconfirm: chosen.mailAutoconfirm,
    phone_autoconfirm: chosen.phoneAutoconfirm,
    sms_provider: parts.sendText === null ? '' : 'twilio',
    saml_enabled: await companyProviders.isAny('on'),
  });
};

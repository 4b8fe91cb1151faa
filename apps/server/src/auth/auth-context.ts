import type { Tokens } from '../tokens/tokens.ts';
import type { GuardAttempt } from './limits/attempts.ts';
import type { AuthDatabase } from './auth-database.ts';
import type { SendAuthMail } from './mails/auth-mail.ts';
import type { SendAuthText } from './mails/auth-text.ts';
import type { FactorSecrets } from './factors/factor-secrets.ts';
import type { HashRecoveryCode } from './factors/hash-recovery-code.ts';
import type { HashOfCode } from './codes/one-time-token.ts';
import type { PasswordCheck } from './passwords/password-check.ts';
import type { Providers } from './providers/create-providers.ts';
import type { RefreshTokens } from './sessions/refresh-token.ts';
import type { LimitRequest } from './limits/request-limits.ts';
import type { CompanyProviders } from './sso/company-providers.ts';
import type { AuthSettings } from './settings.ts';

/** Dependencies and settings that every endpoint of the room is built from. */
export type AuthParts = {
  readonly database: AuthDatabase;
  readonly tokens: Tokens;
  readonly settings: AuthSettings;
  readonly checkPassword: PasswordCheck;
  readonly acceptsPassword: (
    password: string,
    headers: Readonly<Record<string, string>>,
  ) => boolean;
  readonly sendMail: SendAuthMail;
  /** Null if no texts are sent to phones: only phones with configured codes work then. */
  readonly sendText: SendAuthText | null;
  readonly guardAttempt: GuardAttempt;
  readonly refreshTokens: RefreshTokens;
  readonly factorSecrets: FactorSecrets;
  readonly hashRecoveryCode: HashRecoveryCode;
  readonly hashOfCode: HashOfCode;
  /** Called when a code or link was wrong, no matter whose. */
  readonly noteWrongCode: () => void;
  readonly limitRequest: LimitRequest;
  readonly providers: Providers;
  readonly companyProviders: CompanyProviders;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly version: string;
};

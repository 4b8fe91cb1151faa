/**
 * What an operator can choose about sign-in. `config.ts` fills it from the environment; the
 * variable behind each field is in `docs/configuration.md`, section "Auth".
 */
export type AuthSettings = {
  /** Where a redirect ends when none is asked for or the one asked for is refused. */
  readonly siteUrl: string;
  /** Public address of this API with its path, such as `https://example.com/auth/v1`. */
  readonly apiUrl: string;
  /** Further redirect targets: globs in which `*` stops at `.` and `/`, and `**` does not. */
  readonly redirectUrls: readonly string[];

  readonly signupEnabled: boolean;
  /** Addresses count as confirmed without a mail. */
  readonly mailAutoconfirm: boolean;
  /** A change of address needs a click in the old mailbox and one in the new. */
  readonly doubleConfirmMailChange: boolean;

  readonly accessTokenSeconds: number;
  /** How long a replaced refresh token is still taken, for tabs and devices that raced. */
  readonly refreshReuseSeconds: number;
  /** Using a refresh token that was replaced long ago ends its whole session. */
  readonly refreshRotation: boolean;
  /** Past this age a session cannot be refreshed; null is never. */
  readonly sessionMaxSeconds: number | null;
  /** Unrefreshed for this long, a session cannot be refreshed; null is never. */
  readonly sessionIdleSeconds: number | null;
  /** Only a person's most recently refreshed session can be refreshed. */
  readonly singleSession: boolean;

  readonly passwordMinLength: number;
  /** A password needs at least one character of each of these strings. */
  readonly passwordRequiredCharacters: readonly string[];
  /** Refuses passwords that are known or that few guesses find. */
  readonly passwordRefuseGuessable: boolean;

  /** Least time between two mails of one kind to one person. */
  readonly mailIntervalSeconds: number;
  /** Over all people, for each server process. */
  readonly mailsPerHour: number;
  readonly codeLength: number;
  /** How long a mailed code or link works. */
  readonly codeSeconds: number;
};

/** Addresses come from the place where the server runs; everything else has a default. */
export const authDefaults = {
  redirectUrls: [],
  signupEnabled: true,
  mailAutoconfirm: false,
  doubleConfirmMailChange: true,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  refreshRotation: true,
  sessionMaxSeconds: null,
  sessionIdleSeconds: null,
  singleSession: false,
  passwordMinLength: 8,
  passwordRequiredCharacters: [],
  passwordRefuseGuessable: true,
  mailIntervalSeconds: 60,
  mailsPerHour: 300,
  codeLength: 6,
  codeSeconds: 3600,
} satisfies Omit<AuthSettings, 'siteUrl' | 'apiUrl'>;

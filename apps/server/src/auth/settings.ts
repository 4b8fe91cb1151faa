import { type ProvidersSettings, providersDefaults } from './providers/provider-settings.ts';

/**
 * The operator's choices about sign-in. `config.ts` fills them from the environment; the variable behind each field is
 * in `docs/configuration.md`, section "Sign-in".
 */
export type AuthSettings = {
  /** Where a redirect ends if no target was requested or the requested one is refused. */
  readonly siteUrl: string;
  /** Public address of this API with its path, such as `https://example.com/auth/v1`. */
  readonly apiUrl: string;
  /** Further redirect targets: globs in which `*` stops at `.` and `/`, and `**` does not. */
  readonly redirectUrls: readonly string[];

  readonly signupEnabled: boolean;
  /** Addresses count as confirmed without a mail. */
  readonly mailAutoconfirm: boolean;
  /**
   * The first person to sign up keeps their password when the owner of the address clicks the link, as on a hosted
   * project.
   */
  readonly keepSignupPassword: boolean;
  /** Target of links in mails: a page with a button, or the address that uses them up. */
  readonly mailLinks: 'page' | 'verify';
  /** A change of address needs a click in the old mailbox and one in the new. */
  readonly doubleConfirmMailChange: boolean;
  readonly anonymousSignIn: boolean;
  /** Setting a new password in a session older than a day requires the current one or a mailed code. */
  readonly passwordReauthentication: boolean;

  /**
   * Fixed codes for testing, by the digits of a phone number. Nothing is sent to these numbers; adding one enables
   * phones.
   */
  readonly codeByTestPhone: ReadonlyMap<string, string>;
  /** Phones count as confirmed without a code. */
  readonly phoneAutoconfirm: boolean;

  /** True if people can add an authenticator app. */
  readonly totpEnrollment: boolean;
  readonly factorsPerPerson: number;

  readonly accessTokenSeconds: number;
  /** How long a replaced refresh token is still accepted, for tabs and devices that raced. */
  readonly refreshReuseSeconds: number;
  /** Using a refresh token that was replaced long ago ends its whole session. */
  readonly refreshRotation: boolean;
  /** Past this age a session can't be refreshed; null for no limit. */
  readonly sessionMaxSeconds: number | null;
  /** After this long without a refresh, a session can't be refreshed; null for no limit. */
  readonly sessionIdleSeconds: number | null;
  /** Past this age a session without its person's second factor can't be refreshed. */
  readonly sessionWeakSeconds: number | null;
  /** Only a person's most recently refreshed session can be refreshed. */
  readonly singleSession: boolean;

  readonly passwordMinLength: number;
  /** A password needs at least one character of each of these strings. */
  readonly passwordRequiredCharacters: readonly string[];
  /** Refuses passwords that can be found in few guesses. */
  readonly passwordRefuseGuessable: boolean;
  /** Refuses the most common leaked passwords. */
  readonly passwordRefuseLeaked: boolean;

  /** Minimum time between two mails of one kind to one person. */
  readonly mailIntervalSeconds: number;
  /** For all people and servers together; sign-ups can't use the last third. */
  readonly mailsPerHour: number;
  /** Mails that one client address (IPv6: a /48) may request in an hour; null if every client has the same. */
  readonly mailsPerNetwork: number | null;
  /** Texts with codes, for all people and servers together. */
  readonly textsPerHour: number;
  readonly codeLength: number;
  /** How long a mailed code or link works. */
  readonly codeSeconds: number;

  /** Limits per client address; null if every client has the same one. */
  readonly requestLimits: RequestLimits | null;
  /** Wrong passwords or codes for one account from one address before each further attempt has to wait. */
  readonly freeAttempts: number;
  /** How long the log of sign-in events is kept. */
  readonly auditDays: number;

  readonly providers: ProvidersSettings;
};

/** Requests allowed per client address; each budget may be used up at once and refills evenly. */
export type RequestLimits = {
  /** Sign-ins in five minutes. */
  readonly token: number;
  /** Typed codes and clicked links in five minutes. */
  readonly verify: number;
  /** In five minutes, each for requested mails, sign-ups and changes of the user. */
  readonly otp: number;
  /** In an hour. */
  readonly anonymous: number;
  /** Second-factor challenges and responses in a minute. */
  readonly factor: number;
};

/** Addresses depend on where the server runs; everything else has a default. */
export const authDefaults = {
  redirectUrls: [],
  signupEnabled: true,
  mailAutoconfirm: false,
  keepSignupPassword: false,
  mailLinks: 'verify',
  doubleConfirmMailChange: true,
  anonymousSignIn: false,
  passwordReauthentication: true,
  codeByTestPhone: new Map(),
  phoneAutoconfirm: false,
  totpEnrollment: true,
  factorsPerPerson: 10,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  refreshRotation: true,
  sessionMaxSeconds: null,
  sessionIdleSeconds: null,
  sessionWeakSeconds: null,
  singleSession: false,
  passwordMinLength: 8,
  passwordRequiredCharacters: [],
  passwordRefuseGuessable: true,
  passwordRefuseLeaked: true,
  mailIntervalSeconds: 60,
  mailsPerHour: 300,
  textsPerHour: 200,
  mailsPerNetwork: 60,
  codeLength: 6,
  codeSeconds: 3600,
  requestLimits: { token: 150, verify: 30, otp: 30, anonymous: 30, factor: 15 },
  freeAttempts: 5,
  auditDays: 90,
  providers: providersDefaults,
} satisfies Omit<AuthSettings, 'siteUrl' | 'apiUrl'>;

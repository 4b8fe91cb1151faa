import { type ProvidersSettings, providersDefaults } from './providers/provider-settings.ts';

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
  /**
   * Whoever signed up first keeps the password when the owner of the address clicks the link, as on a
   * hosted project.
   */
  readonly keepSignupPassword: boolean;
  /** What links in mails open: a page with a button, or the address that uses them up. */
  readonly mailLinks: 'page' | 'verify';
  /** A change of address needs a click in the old mailbox and one in the new. */
  readonly doubleConfirmMailChange: boolean;
  readonly anonymousSignIn: boolean;
  /** Setting a new password in a session older than a day needs the current one or a mailed code. */
  readonly passwordReauthentication: boolean;

  /**
   * Codes for trying out, by the digits of a phone. To these nothing is sent; naming one switches
   * phones on.
   */
  readonly codeByTestPhone: ReadonlyMap<string, string>;
  /** Phones count as confirmed without a code. */
  readonly phoneAutoconfirm: boolean;

  /** True when people can add an authenticator app. */
  readonly totpEnrollment: boolean;
  readonly factorsPerPerson: number;

  readonly accessTokenSeconds: number;
  /** How long a replaced refresh token is still taken, for tabs and devices that raced. */
  readonly refreshReuseSeconds: number;
  /** Using a refresh token that was replaced long ago ends its whole session. */
  readonly refreshRotation: boolean;
  /** Past this age a session cannot be refreshed; null is never. */
  readonly sessionMaxSeconds: number | null;
  /** Unrefreshed for this long, a session cannot be refreshed; null is never. */
  readonly sessionIdleSeconds: number | null;
  /** Past this age a session without the second factor that its person has cannot be refreshed. */
  readonly sessionWeakSeconds: number | null;
  /** Only a person's most recently refreshed session can be refreshed. */
  readonly singleSession: boolean;

  readonly passwordMinLength: number;
  /** A password needs at least one character of each of these strings. */
  readonly passwordRequiredCharacters: readonly string[];
  /** Refuses passwords that few guesses find. */
  readonly passwordRefuseGuessable: boolean;
  /** Refuses the most common leaked passwords. */
  readonly passwordRefuseLeaked: boolean;

  /** Least time between two mails of one kind to one person. */
  readonly mailIntervalSeconds: number;
  /** Over all people and servers; a third of it is kept from sign-ups. */
  readonly mailsPerHour: number;
  /** Asked for by one client address (IPv6: a /48) in an hour; null where every client has the same. */
  readonly mailsPerNetwork: number | null;
  /** Texts with codes, over all people and servers. */
  readonly textsPerHour: number;
  readonly codeLength: number;
  /** How long a mailed code or link works. */
  readonly codeSeconds: number;

  /** Of one client address; null where every client has the same. */
  readonly requestLimits: RequestLimits | null;
  /** Wrong passwords or codes for one account from one address before each further try has to wait. */
  readonly freeAttempts: number;
  /** How long the record of what happened to logins is kept. */
  readonly auditDays: number;

  readonly providers: ProvidersSettings;
};

/** How many requests one client address has; each may be used up at once and comes back evenly. */
export type RequestLimits = {
  /** Sign-ins in five minutes. */
  readonly token: number;
  /** Typed codes and clicked links in five minutes. */
  readonly verify: number;
  /** In five minutes, for each of: mails asked for, sign-ups, changes of the user. */
  readonly otp: number;
  /** In an hour. */
  readonly anonymous: number;
  /** Challenges and answers of second factors in a minute. */
  readonly factor: number;
};

/** Addresses come from the place where the server runs; everything else has a default. */
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

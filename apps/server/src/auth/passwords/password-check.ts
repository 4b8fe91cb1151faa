import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthSettings } from '../settings.ts';

type PasswordWeakness = {
  readonly message: string;
  /** Subset of `length`, `characters`, `pwned`, in this order. */
  readonly reasons: readonly string[];
};

/** Returns the weakness of a password, or null. `aboutUser` lists words its owner is known by. */
export type PasswordCheck = (
  password: string,
  aboutUser: readonly string[],
) => Promise<PasswordWeakness | null>;

export function createPasswordCheck(
  settings: Pick<
    AuthSettings,
    | 'passwordMinLength'
    | 'passwordRequiredCharacters'
    | 'passwordRefuseGuessable'
    | 'passwordRefuseLeaked'
  >,
): PasswordCheck {
  const { passwordMinLength: minLength, passwordRequiredCharacters: required } = settings;
  return async (password, aboutUser) => {
    const found: [reason: string, sentence: string][] = [];
    if (Buffer.byteLength(password) < minLength) {
      found.push(['length', `Password should be at least ${minLength} characters.`]);
    }
    if (required.some((set) => !Array.from(set).some((char) => password.includes(char)))) {
      const sets = required.join(', ');
      found.push([
        'characters',
        `Password should contain at least one character of each: ${sets}.`,
      ]);
    }
    const isKnown =
      (settings.passwordRefuseLeaked && (await isLeaked(password))) ||
      (settings.passwordRefuseGuessable && (await isGuessable(password, aboutUser)));
    if (isKnown) {
      found.push([
        'pwned',
        'Password is known to be weak and easy to guess, please choose a different one.',
      ]);
    }
    if (found.length === 0) return null;
    return {
      message: found.map(([, sentence]) => sentence).join(' '),
      reasons: found.map(([reason]) => reason),
    };
  };
}

/** The most bytes that bcrypt, and so a hosted project, reads without truncating. */
const maxPasswordBytes = 72;

/** @throws AuthError 400 past 72 bytes. */
export function assertPasswordLength(password: string): void {
  if (Buffer.byteLength(password) <= maxPasswordBytes) return;
  throw invalid('Password cannot be longer than 72 characters');
}

/** @throws AuthError 400 past 72 bytes, 422 with the reasons. */
export async function assertStrongPassword(
  check: PasswordCheck,
  password: string,
  aboutUser: readonly string[],
): Promise<void> {
  assertPasswordLength(password);
  const weakness = await check(password, aboutUser);
  if (weakness === null) return;
  throw new AuthError(422, 'weak_password', weakness.message, {
    weakPasswordReasons: weakness.reasons,
  });
}

/**
 * Words related to the person that a guesser would try: the parts of their address and their names.
 */
export function wordsAbout(email: string, metadata: Readonly<Record<string, unknown>>): string[] {
  const names = [metadata['first_name'], metadata['last_name']];
  return [email, ...email.split(/[@.+_-]/), ...names.filter((name) => typeof name === 'string')];
}

/** True if the password, ignoring case, is one of the 50,000 most common leaked ones. */
async function isLeaked(password: string): Promise<boolean> {
  return (await leakedPasswords()).has(password.toLowerCase());
}

let loadingLeaked: Promise<ReadonlySet<string>> | undefined;

function leakedPasswords(): Promise<ReadonlySet<string>> {
  return (loadingLeaked ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  ));
}

/** True if fewer than a million guesses find it. */
async function isGuessable(password: string, aboutUser: readonly string[]): Promise<boolean> {
  const { score } = (await estimator()).check(password, ['muster', ...aboutUser]);
  return score <= 1;
}

let loading: Promise<ZxcvbnFactory> | undefined;

/** Loaded at the first use: the list of 50,000 known passwords takes 30 MB. */
function estimator(): Promise<ZxcvbnFactory> {
  return (loading ??= loadEstimator());
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  // Matching time grows faster than the text; a prefix that is hard to guess is enough.
  return new Factory({ dictionary, graphs: adjacencyGraphs, maxLength: 32 });
}

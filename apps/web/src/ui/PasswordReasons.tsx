import { Trans } from '@lingui/react/macro';
import type { PasswordNote } from './password-notes.ts';

const known: readonly PasswordNote[] = ['length', 'characters', 'pattern', 'personal', 'pwned'];

/**
 * The problems of a password, in plain words.
 *
 * @param reasons our own notes, or those of the auth server's `weak_password`: `length`, `characters`,
 * `pwned`
 */
export function PasswordReasons({ reasons }: { readonly reasons: readonly string[] }) {
  const has = (reason: PasswordNote) => reasons.includes(reason);
  return (
    <>
      {has('length') && (
        <span className="block">
          <Trans>It’s too short. Add another word or two.</Trans>
        </span>
      )}
      {has('characters') && (
        <span className="block">
          <Trans>Use uppercase and lowercase letters, numbers and symbols.</Trans>
        </span>
      )}
      {has('pattern') && (
        <span className="block">
          <Trans>It follows a pattern that’s easy to guess.</Trans>
        </span>
      )}
      {has('personal') && (
        <span className="block">
          <Trans>A password with your name or email in it is easy to guess.</Trans>
        </span>
      )}
      {has('pwned') && (
        <span className="block">
          <Trans>It’s on lists of stolen passwords. Choose another one.</Trans>
        </span>
      )}
      {!known.some(has) && <Trans>It’s too easy to guess.</Trans>}
    </>
  );
}

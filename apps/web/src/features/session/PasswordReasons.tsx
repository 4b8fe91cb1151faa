import { Trans } from '@lingui/react/macro';

/**
 * Why the server finds a password weak, in plain words.
 *
 * @param reasons of the auth server's `weak_password`: `length`, `characters`, `pwned`
 */
export function PasswordReasons({ reasons }: { readonly reasons: readonly string[] }) {
  return (
    <>
      {reasons.includes('length') && (
        <span className="block">
          <Trans>It is too short. Add another word or two.</Trans>
        </span>
      )}
      {reasons.includes('characters') && (
        <span className="block">
          <Trans>Mix it more: capital and small letters, digits, signs.</Trans>
        </span>
      )}
      {reasons.includes('pwned') && (
        <span className="block">
          <Trans>It is on lists of stolen passwords. Choose another one.</Trans>
        </span>
      )}
      {!reasons.some((reason) => ['length', 'characters', 'pwned'].includes(reason)) && (
        <Trans>It is too easy to guess.</Trans>
      )}
    </>
  );
}

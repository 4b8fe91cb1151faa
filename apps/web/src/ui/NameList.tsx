import { Trans } from '@lingui/react/macro';

/** Names beyond this many are only counted. */
const namedAtMost = 8;

/** The names of many people in a line; those who are not known by name are left out. */
export function NameList({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  const named = names.slice(0, namedAtMost);
  const more = names.length - named.length;
  return (
    <p className="text-ink-2 wrap-anywhere">
      {named.filter((name) => name !== '').join(', ')}
      {more > 0 && (
        <>
          {' '}
          <Trans>and {more} more</Trans>
        </>
      )}
    </p>
  );
}

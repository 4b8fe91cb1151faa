import { Trans } from '@lingui/react/macro';

type SourceNoteProps = { readonly source: string; readonly isVerified: boolean };

/** The source of a named set's numbers, and a warning if no one has compared the two. */
export function SourceNote({ source, isVerified }: SourceNoteProps) {
  return (
    <p className="text-14 text-ink-3">
      {isVerified ? (
        <Trans>Source: {source}.</Trans>
      ) : (
        <Trans>
          Source: {source}. Unverified: compare these rules with the law before you rely on them.
        </Trans>
      )}
    </p>
  );
}

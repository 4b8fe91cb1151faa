import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useFlagWords } from '../../../ui/time/use-flag-words.ts';

type FlagCountProps = {
  readonly flags: readonly string[];
  /** Adds a word for what is counted, if the number may be alone in a line. */
  readonly hasWord?: boolean;
};

/** Marks that something is odd, in a row without room for details. The side panel has them. */
export function FlagCount({ flags, hasWord = false }: FlagCountProps) {
  const { t } = useLingui();
  const words = useFlagWords();
  if (flags.length === 0) return null;
  const label = plural(flags.length, { one: '# flag', other: '# flags' });
  return (
    <span
      className="inline-flex items-center gap-1 text-14 text-attention-ink tabular-nums"
      title={flags.map(words).join(' · ')}
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <span aria-hidden>{hasWord ? label : flags.length}</span>
      <span className="sr-only">{t`${label}: ${flags.map(words).join(', ')}`}</span>
    </span>
  );
}

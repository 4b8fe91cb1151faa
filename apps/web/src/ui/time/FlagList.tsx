import { Plural, Trans } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useFlagWords } from './use-flag-words.ts';

/** More than these at once would bury the entry. */
const shownAtFirst = 3;

/** An entry's flags, unobtrusively; nothing if there are none. */
export function FlagList({ flags }: { readonly flags: readonly string[] }) {
  const words = useFlagWords();
  const [isOpen, setOpen] = useState(false);
  if (flags.length === 0) return null;
  const shown = isOpen ? flags : flags.slice(0, shownAtFirst);
  const extraCount = flags.length - shownAtFirst;
  return (
    <span className="flex gap-1.5 text-14 text-attention-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        {shown.map(words).join(' · ')}
        {extraCount > 0 && (
          <>
            {' · '}
            <button
              type="button"
              aria-expanded={isOpen}
              className="-my-3 py-3 underline underline-offset-2"
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? (
                <Trans>less</Trans>
              ) : (
                <Plural value={extraCount} one="# more" other="# more" />
              )}
            </button>
          </>
        )}
      </span>
    </span>
  );
}

import type { Language } from '@muster/domain/languages';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';

/** One answer under a thumb in a glove; with `isChosen` it is on or off. */
export function ChoiceButton({
  lang,
  isChosen,
  onPress,
  children,
}: {
  readonly lang: Language;
  readonly isChosen?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      lang={lang}
      aria-pressed={isChosen}
      onClick={onPress}
      className={clsx(
        'flex min-h-14 w-full min-w-0 items-center gap-3 rounded-control border px-4 py-2 text-left text-18 max-[22.5rem]:px-3 max-[22.5rem]:text-16 transition-colors duration-150 ease-out select-none',
        isChosen === true
          ? 'border-choice bg-choice-soft text-ink-1'
          : 'border-line-control bg-surface-1 text-ink-1 hover:bg-surface-2 active:bg-surface-3',
      )}
    >
      {isChosen !== undefined && (
        <span
          aria-hidden
          className={clsx(
            'flex size-6 shrink-0 items-center justify-center rounded-[5px] border',
            isChosen ? 'border-choice bg-choice text-surface-1' : 'border-line-control',
          )}
        >
          {isChosen && <Check className="size-4.5" strokeWidth={3} />}
        </span>
      )}
      <span className="min-w-0 hyphens-auto wrap-anywhere">{children}</span>
    </button>
  );
}

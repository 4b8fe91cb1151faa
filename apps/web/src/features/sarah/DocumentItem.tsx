import type { Language } from '@muster/domain/languages';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** One line of the document: a button where it can be corrected. */
export function DocumentItem({
  lang,
  indent = 'none',
  onPress,
  children,
}: {
  readonly lang: Language;
  readonly indent?: 'none' | 'control';
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  const style = clsx(
    'flex min-h-12 w-full min-w-0 flex-wrap items-center gap-x-2 py-1.5 pr-4 text-left wrap-anywhere md:min-h-9 md:pr-5 md:text-14',
    indent === 'none' && 'pl-4 md:pl-5',
    indent === 'control' && 'pl-8 text-ink-2',
  );
  return (
    <li lang={lang} className="min-w-0">
      {onPress === undefined ? (
        <div className={style}>{children}</div>
      ) : (
        <button
          type="button"
          onClick={onPress}
          className={clsx(
            style,
            'outline-offset-[-2px] transition-colors duration-150 ease-out hover:bg-surface-2 active:bg-surface-3',
          )}
        >
          {children}
        </button>
      )}
    </li>
  );
}

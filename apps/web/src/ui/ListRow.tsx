import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';

type Rendered = { readonly className: string; readonly children: ReactNode };

type ListRowProps = {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Icon or avatar before the text. */
  readonly leading?: ReactNode;
  /** Time, amount or state after the text. */
  readonly trailing?: ReactNode;
  /** On a phone, puts it below the text in every row, for lists where it may be long. */
  readonly isTrailingBelow?: boolean;
  readonly onPress?: () => void;
  /** Makes the row a link: `render={(row) => <Link to="…" {...row} />}`. */
  readonly render?: (row: Rendered) => ReactNode;
};

/** 56 px high for touch, 44 px for a pointer. */
export function ListRow({
  title,
  detail,
  leading,
  trailing,
  isTrailingBelow = false,
  onPress,
  render,
}: ListRowProps) {
  const isActive = onPress !== undefined || render !== undefined;
  const row: Rendered = {
    className: clsx(
      'flex min-h-14 w-full min-w-0 items-center gap-3 px-4 py-2 text-left md:min-h-11 md:px-5 md:text-14',
      isActive &&
        'outline-offset-[-2px] transition-colors duration-150 ease-out hover:bg-surface-2 active:bg-surface-3',
    ),
    children: (
      <>
        {leading}
        {/* If both don't fit side by side, the trailing part goes below the text. */}
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
          <span className={clsx('min-w-0 flex-1 basis-36', isTrailingBelow && 'max-md:basis-full')}>
            <span className="block">{title}</span>
            {detail !== undefined && <span className="block text-14 text-ink-3">{detail}</span>}
          </span>
          {trailing !== undefined && <span className="text-ink-2 tabular-nums">{trailing}</span>}
        </span>
        {isActive && <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-3 md:size-4" />}
      </>
    ),
  };
  return (
    <li className="min-w-0">
      {render !== undefined ? (
        render(row)
      ) : onPress !== undefined ? (
        <button type="button" onClick={onPress} {...row} />
      ) : (
        <div {...row} />
      )}
    </li>
  );
}

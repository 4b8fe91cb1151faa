import { Plural, Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';

/** The state of this device's changes. */
export type SyncState =
  | { readonly kind: 'saved' }
  /** Not known yet; the chip is invisible but keeps its space. */
  | { readonly kind: 'unknown' }
  /** The device's storage cannot be used. */
  | { readonly kind: 'trouble' }
  | { readonly kind: 'sending'; readonly count: number }
  | { readonly kind: 'waiting'; readonly count: number }
  | { readonly kind: 'attention'; readonly count: number };

const looks = {
  saved: { icon: CircleCheck, style: 'text-ink-2' },
  unknown: { icon: CircleCheck, style: 'invisible' },
  trouble: { icon: CircleAlert, style: 'bg-danger-soft text-danger-ink' },
  sending: { icon: RefreshCw, style: 'text-ink-1' },
  waiting: { icon: Clock, style: 'text-attention-ink' },
  attention: { icon: CircleAlert, style: 'bg-danger-soft text-danger-ink' },
} as const;

type SyncChipProps = {
  readonly state: SyncState;
  /** Shows only the icon; the text is for screen readers. */
  readonly isBare?: boolean;
  /** Wraps the chip, such as a link to what needs attention. */
  readonly render?: (chip: RenderedChip) => ReactNode;
};

type RenderedChip = { readonly className: string; readonly children: ReactNode };

function renderPlain(chip: RenderedChip) {
  return <span {...chip} />;
}

export function SyncChip({ state, isBare = false, render = renderPlain }: SyncChipProps) {
  const { icon: Icon, style } = looks[state.kind];
  return render({
    className: clsx(
      'inline-flex min-h-12 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-chip text-14 font-medium whitespace-nowrap tabular-nums md:min-h-9 md:min-w-0',
      isBare ? 'w-full justify-center' : 'px-3',
      style,
    ),
    children: (
      <>
        <Icon
          aria-hidden
          className={clsx('size-4 shrink-0', state.kind === 'sending' && 'animate-spin')}
        />
        {/* On the smallest phones the page's title needs the room. */}
        {!isBare && 'count' in state && (
          <span aria-hidden className="min-[360px]:hidden">
            {state.count}
          </span>
        )}
        <span
          className={clsx(
            isBare ? 'sr-only' : 'max-[359px]:sr-only',
            // A long page title needs the room on most phones.
            (state.kind === 'saved' || state.kind === 'unknown') &&
              'group-data-below/shell:max-[429px]:sr-only',
          )}
        >
          {(state.kind === 'saved' || state.kind === 'unknown') && <Trans>All saved</Trans>}
          {state.kind === 'trouble' && <Trans>Needs attention</Trans>}
          {state.kind === 'sending' && <Trans>Sending {state.count}</Trans>}
          {state.kind === 'waiting' && (
            <Plural value={state.count} one="# waiting" other="# waiting" />
          )}
          {state.kind === 'attention' && (
            <Plural value={state.count} one="# needs attention" other="# need attention" />
          )}
        </span>
      </>
    ),
  });
}

import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudCheck from 'lucide-react/icons/cloud-check';
import Hourglass from 'lucide-react/icons/hourglass';
import type { LucideIcon } from 'lucide-react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ShownEntry } from '../../../data/clock/predict-clock.ts';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';
import { kindOfEndedBreak } from '../punch/kind-of-ended-break.ts';
import type { SavedPunch } from '../punch/punch-phase.ts';
import type { PunchStatus, PunchSync } from '../punch/punch-status.ts';
import { SyncText } from '../punch/SyncText.tsx';
import { usePunchWords } from '../punch/use-punch-words.ts';
import { PlaceText } from './PlaceText.tsx';

const icons = {
  on_device: Smartphone,
  offline: Smartphone,
  session_needed: Smartphone,
  sending: RefreshCw,
  on_server: CloudCheck,
  waits_for_supervisor: Hourglass,
  needs_you: CircleAlert,
} as const satisfies Record<PunchSync, LucideIcon>;

type PunchLineProps = {
  /** The latest punch stored on this device. */
  readonly status: PunchStatus | null;
  /** The latest punch made on this screen. Once it is gone from the device, the server has it. */
  readonly saved: SavedPunch | null;
  readonly entries: readonly ShownEntry[];
};

/** The latest punch and how far it has synced. Screen readers announce each change. */
export function PunchLine({ status, saved, entries }: PunchLineProps) {
  const shown = shownPunch(status, saved);
  return (
    // A live region must exist before it has content, or screen readers don't announce it.
    <output className="block text-14 text-ink-2 empty:-mt-4">
      {shown !== null && (
        <PunchSentence
          {...shown}
          breakKind={shown.breakKind ?? kindOfEndedBreak(entries, shown.atMs)}
          saved={saved}
        />
      )}
    </output>
  );
}

type Shown = Pick<PunchStatus, 'id' | 'kind' | 'breakKind' | 'atMs' | 'zone' | 'sync'>;

function shownPunch(status: PunchStatus | null, saved: SavedPunch | null): Shown | null {
  if (status !== null || saved === null) return status;
  const { id, intent, atMs, zone } = saved;
  const breakKind = intent.kind === 'break_start' ? intent.breakKind : null;
  return { id, kind: intent.kind, breakKind, atMs, zone, sync: 'on_server' };
}

function PunchSentence({ saved, ...punch }: Shown & { readonly saved: SavedPunch | null }) {
  const words = usePunchWords();
  const times = useTimeWords();
  const Icon = icons[punch.sync];
  const place = saved?.id === punch.id ? saved.place : null;
  return (
    // Two lines high from the start, so that the time above doesn't move while the punch is sent.
    <span className="flex min-h-[2lh] gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
      <span className="min-w-0">
        {words.done(punch, times.dayAndTime(punch.atMs, punch.zone))}
        {' · '}
        {place !== null && (
          <>
            <PlaceText place={place} />{' '}
          </>
        )}
        <SyncText sync={punch.sync} />
      </span>
    </span>
  );
}

import type { Language } from '@muster/domain/languages';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KioskRoster } from '@muster/contract/kiosk';
import Search from 'lucide-react/icons/search';
import UsersRound from 'lucide-react/icons/users-round';
import { useState, type ReactNode } from 'react';
import { useData } from '../../data/data-context.tsx';
import { isUnsent } from '../../data/outbox/item.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SyncChip } from '../../ui/SyncChip.tsx';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import { useTimeWords } from '../../ui/time/use-time-words.ts';
import { useNow } from '../../ui/use-now.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { fewPeople, filterPeople, initialsOf } from './people-filter.ts';

type IdleViewProps = {
  readonly roster: KioskRoster;
  readonly brand: ReactNode;
  readonly signOut: ReactNode;
  /** When the server last said who is here, if it cannot be asked now. */
  readonly staleSinceMs: number | null;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onPick: (personId: string) => void;
  readonly onAttention: () => void;
};

/** The idle screen, with no one in front of it: the time, and everyone's name. Nothing about anyone's hours. */
export function IdleView(props: IdleViewProps) {
  const { roster, brand, signOut, staleSinceMs, language, onLanguage, onAttention } = props;
  const { platform } = useData();
  const zone = platform.clock.zone();
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <header className="flex shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line bg-surface-1 px-4 py-4 md:px-8 lg:sticky lg:top-0 lg:h-dvh lg:w-80 lg:flex-col lg:flex-nowrap lg:items-start lg:justify-start lg:border-r lg:border-b-0 lg:py-8">
        {brand}
        <WallClock zone={zone} />
        {/* On an upright tablet, it is beside the brand, above the clock. */}
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 max-md:grow max-md:justify-between lg:contents">
          <p dir="auto" className="min-w-0 wrap-anywhere text-ink-2 lg:order-last lg:mt-auto">
            {roster.kiosk.name}
          </p>
          <SyncState onAttention={onAttention} />
          <LanguageSwitch language={language} onChange={onLanguage} />
          {signOut}
        </div>
        {staleSinceMs !== null && (
          <p className="basis-full text-14 text-ink-2">
            <Trans>
              Offline. List of people as of <TimeOfDay atMs={staleSinceMs} zone={zone} withDay />.
              You can clock in and out as usual.
            </Trans>
          </p>
        )}
      </header>
      <main
        tabIndex={-1}
        className="min-w-0 flex-1 space-y-5 px-4 py-5 outline-none md:px-8 md:py-8"
      >
        {roster.kiosk.is_suspended === true && (
          <Banner tone="attention" title={<Trans>Your company is suspended</Trans>}>
            <Trans>You can still clock in and out here, and every punch is saved.</Trans>
          </Banner>
        )}
        <People {...props} />
      </main>
    </div>
  );
}

function WallClock({ zone }: { readonly zone: string }) {
  const words = useTimeWords();
  const nowMs = useNow();
  return (
    <p className="md:max-lg:order-1 md:max-lg:basis-full">
      <span className="block text-[min(2.5rem,17vw)] leading-tight font-semibold tracking-display tabular-nums md:text-64 lg:text-[3.125rem]">
        {words.time(nowMs, zone)}
      </span>
      <span className="text-ink-2">{words.date(nowMs, zone)}</span>
    </p>
  );
}

function SyncState({ onAttention }: { readonly onAttention: () => void }) {
  const { isRead, items, sending, storageTrouble } = useOutbox();
  const isOffline = useNetwork() === 'offline';
  const unsent = items.filter(isUnsent);
  const parked = unsent.filter(({ progress }) => progress.state === 'attention').length;
  const isSending = sending === 'active' && !isOffline;
  if (parked > 0) {
    return (
      <SyncChip
        state={{ kind: 'attention', count: parked }}
        render={(chip) => <button type="button" onClick={onAttention} {...chip} />}
      />
    );
  }
  if (!isRead && storageTrouble !== null) return <SyncChip state={{ kind: 'trouble' }} />;
  if (unsent.length === 0) {
    // It has no background, so its text lines up with the others.
    return (
      <span className="-mx-3">
        <SyncChip state={{ kind: isRead ? 'saved' : 'unknown' }} />
      </span>
    );
  }
  return <SyncChip state={{ kind: isSending ? 'sending' : 'waiting', count: unsent.length }} />;
}

function People({ roster, onPick }: IdleViewProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [initial, setInitial] = useState<string | null>(null);
  const { people } = roster;
  if (people.length === 0) {
    return (
      <>
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Who are you?</Trans>
        </h1>
        <EmptyState icon={UsersRound}>
          <Trans>
            No one works at this tablet’s sites yet. An admin can add crews to the project or choose
            other sites for the tablet.
          </Trans>
        </EmptyState>
      </>
    );
  }
  const found = filterPeople(people, { search, initial });
  return (
    <div className="space-y-5">
      <h1 className="text-28 font-semibold tracking-title">
        <Trans>Who are you?</Trans>
      </h1>
      {people.length > fewPeople && (
        <>
          <SearchField
            label={t`Find your name`}
            isLabelHidden
            value={search}
            onChange={setSearch}
          />
          <fieldset aria-label={t`First letter`} className="hidden flex-wrap gap-2 md:flex">
            {initialsOf(people).map((letter) => (
              <button
                key={letter}
                type="button"
                aria-pressed={letter === initial}
                onClick={() => setInitial(letter === initial ? null : letter)}
                className="flex size-14 items-center justify-center rounded-control border border-line bg-surface-1 text-18 font-medium transition-colors duration-150 ease-out select-none hover:bg-surface-2 active:bg-surface-3 aria-pressed:border-choice aria-pressed:bg-choice-soft aria-pressed:text-choice-ink"
              >
                {letter}
              </button>
            ))}
          </fieldset>
        </>
      )}
      {found.length === 0 ? (
        <EmptyState icon={Search}>
          <Trans>No name matches. Try fewer letters.</Trans>
        </EmptyState>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {found.map((person) => (
            <li key={person.person_id} className="min-w-0">
              <button
                type="button"
                onClick={() => onPick(person.person_id)}
                className="flex min-h-18 w-full items-center gap-4 rounded-card border border-line bg-surface-1 px-4 py-3 text-left text-18 font-medium shadow-raised transition-colors duration-150 ease-out select-none hover:bg-surface-2 active:bg-surface-3"
              >
                <Avatar name={person.name} />
                <span dir="auto" className="min-w-0 flex-1 break-words">
                  {person.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

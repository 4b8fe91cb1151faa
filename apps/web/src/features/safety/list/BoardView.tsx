import type { HazardRow } from '@muster/contract/safety';
import { hazardStates } from '@muster/domain';
import { Link } from '@tanstack/react-router';
import { PersonName } from '../../../kit/person/PersonName.tsx';
import { BandBadge } from '../BandBadge.tsx';
import { DueText } from '../DueText.tsx';
import { FirstHazards } from './FirstHazards.tsx';
import type { HazardSearch } from '../hazard-search.ts';
import { StateBadge } from '../StateBadge.tsx';
import { useSafetyWords } from '../use-safety-words.ts';

/** Hazards in columns by status, the worst first; live, and by the same filters as the list. */
export function BoardView({ values }: { readonly values: HazardSearch }) {
  const words = useSafetyWords();
  return (
    <FirstHazards values={values}>
      {(hazards) => (
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
          {columnsOf(hazards).map(({ state, hazards: inState }) => (
            <section key={state} className="min-w-0 space-y-2">
              <h2 className="flex min-h-8 items-center justify-between gap-2 text-14 font-medium">
                <StateBadge state={state} />
                <span className="text-ink-3 tabular-nums">{inState.length}</span>
              </h2>
              <ul aria-label={words.state(state)} className="space-y-2">
                {inState.map((hazard) => (
                  <li key={hazard.id}>
                    <HazardCard hazard={hazard} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </FirstHazards>
  );
}

function columnsOf(hazards: readonly HazardRow[]) {
  return hazardStates.flatMap((state) => {
    const inState = hazards.filter((hazard) => hazard.state === state);
    return inState.length === 0 ? [] : [{ state, hazards: inState }];
  });
}

function HazardCard({ hazard }: { readonly hazard: HazardRow }) {
  const { number, what, assignee, project } = hazard;
  return (
    <Link
      to="/safety/$hazardId"
      params={{ hazardId: hazard.id }}
      className="block space-y-2 rounded-card border border-line bg-surface-1 p-3 transition-colors duration-150 ease-out hover:bg-surface-2"
    >
      <span className="line-clamp-3 text-14 wrap-anywhere">
        <span className="text-ink-3 tabular-nums">#{number}</span> <bdi>{what}</bdi>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <BandBadge band={hazard.band} />
        <DueText hazard={hazard} />
      </span>
      {(assignee !== null || project !== null) && (
        <span className="block truncate text-14 text-ink-3">
          {assignee === null ? (
            <bdi>{project?.name}</bdi>
          ) : (
            <PersonName name={assignee.name} personId={assignee.person_id} />
          )}
        </span>
      )}
    </Link>
  );
}

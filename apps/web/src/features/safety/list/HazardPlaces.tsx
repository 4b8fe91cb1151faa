import { Trans } from '@lingui/react/macro';
import type { HazardRow } from '@muster/contract/safety';
import { Link } from '@tanstack/react-router';
import { Card } from '../../../ui/Card.tsx';
import { BandBadge } from '../BandBadge.tsx';
import { DueText } from '../DueText.tsx';
import { byProject } from './hazard-marks.ts';
import { StateBadge } from '../StateBadge.tsx';

/** Hazards under their projects, each with its place. */
export function HazardPlaces({ hazards }: { readonly hazards: readonly HazardRow[] }) {
  return (
    <div className="space-y-5">
      {byProject(hazards).map(({ project, hazards: there }) => (
        <section key={project?.id ?? 'none'} className="space-y-2">
          <h2 className="flex items-baseline justify-between gap-3 font-medium">
            <span className="min-w-0 wrap-anywhere">
              {project === null ? <Trans>No project</Trans> : <bdi>{project.name}</bdi>}
            </span>
            <span className="text-14 text-ink-3 tabular-nums">{there.length}</span>
          </h2>
          <Card isFlush>
            <ul className="divide-y divide-line">
              {there.map((hazard) => (
                <li key={hazard.id}>
                  <PlaceRow hazard={hazard} />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}

function PlaceRow({ hazard }: { readonly hazard: HazardRow }) {
  const { number, what, place } = hazard;
  return (
    <Link
      to="/safety/$hazardId"
      params={{ hazardId: hazard.id }}
      className="block space-y-1 px-4 py-3 transition-colors duration-150 ease-out hover:bg-surface-2"
    >
      <span className="line-clamp-2 wrap-anywhere">
        <span className="text-ink-3 tabular-nums">#{number}</span> <bdi>{what}</bdi>
      </span>
      {place !== null && (
        <span className="block truncate text-14 text-ink-2">
          <bdi>{place}</bdi>
        </span>
      )}
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <BandBadge band={hazard.band} />
        <StateBadge state={hazard.state} />
        <DueText hazard={hazard} />
      </span>
    </Link>
  );
}

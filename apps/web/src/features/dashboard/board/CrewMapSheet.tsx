import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardPerson } from '@muster/contract';
import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { FenceMap } from '../../../ui/map/FenceMap.tsx';
import { fenceOf, Fences } from '../../../ui/map/Fences.tsx';
import { ringOf } from '../../../ui/map/FenceShape.tsx';
import { type MapAim, toPoint } from '../../../ui/map/map-view.ts';
import { directionsUrl } from '../../../ui/place/directions-url.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { crewPlaces } from './crew-places.ts';

/** A map of sites with the number of people on the clock at each, over the operator's tiles or a plain background. */
export function CrewMapSheet({
  people,
  onClose,
}: {
  readonly people: readonly BoardPerson[];
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { config } = useData();
  const { everyProject } = useJobs();
  const { places, elsewhere } = crewPlaces(people, everyProject);
  const fences = places.map(({ site }) => fenceOf(site));
  const busy = places.filter((place) => place.people.length > 0);
  const corners = fences.flatMap((fence) => ringOf(fence));
  const [aim, setAim] = useState<MapAim | null>(null);
  const namesOf = (some: readonly BoardPerson[]) => some.map(({ name }) => name).join(', ');
  return (
    <Sheet isOpen onOpenChange={onClose} title={t`Crew map`} height="tall" isFlush>
      {fences.length > 0 && (
        <FenceMap
          label={t`Crew map`}
          styleUrl={config.current()?.mapStyleUrl ?? null}
          aim={aim ?? { corners }}
          onAim={(change) => setAim((now) => change(now ?? { corners }))}
          onPress={() => undefined}
          isDrawing={false}
          onShowAll={() => setAim(null)}
          showAllLabel={t`Show all sites`}
          className="h-[42dvh] min-h-64 border-b border-line"
        >
          {(view, size) => (
            <>
              <Fences
                fences={fences}
                marks={busy.map(({ site }) => toPoint(site, view, size))}
                view={view}
                size={size}
                isMain
              />
              {busy.map(({ site, people: here }) => {
                const { x, y } = toPoint(site, view, size);
                return (
                  <g key={site.id}>
                    <circle
                      cx={x}
                      cy={y}
                      r={13}
                      strokeWidth={2}
                      className="fill-accent-mark stroke-surface-0"
                    />
                    <text
                      x={x}
                      y={y}
                      dy="0.35em"
                      textAnchor="middle"
                      className="fill-surface-0 text-12 font-semibold tabular-nums"
                    >
                      {here.length}
                    </text>
                  </g>
                );
              })}
            </>
          )}
        </FenceMap>
      )}
      <List label={t`Sites`}>
        {places.map(({ site, people: here }) => (
          <ListRow
            key={site.id}
            title={<bdi>{site.name}</bdi>}
            detail={
              here.length === 0 ? (
                t`No one on the clock here`
              ) : (
                <bdi className="wrap-anywhere">{namesOf(here)}</bdi>
              )
            }
            trailing={
              <a
                href={directionsUrl(`${site.lat},${site.lng}`)}
                target="_blank"
                rel="noreferrer"
                aria-label={t`Directions to ${site.name}`}
                className={buttonStyles({ size: 'sm' })}
              >
                <Trans>Directions</Trans>
              </a>
            }
          />
        ))}
        {elsewhere.length > 0 && (
          <ListRow
            title={plural(elsewhere.length, {
              one: '# person off site or without a location',
              other: '# people off site or without a location',
            })}
            detail={<bdi className="wrap-anywhere">{namesOf(elsewhere)}</bdi>}
          />
        )}
      </List>
      {places.length === 0 && elsewhere.length === 0 && (
        <p className="px-4 py-4 text-ink-2 md:px-5">
          <Trans>No one is on the clock right now.</Trans>
        </p>
      )}
    </Sheet>
  );
}

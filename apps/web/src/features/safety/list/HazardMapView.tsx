import { Trans, useLingui } from '@lingui/react/macro';
import type { HazardRow } from '@muster/contract/safety';
import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { Button } from '../../../ui/Button.tsx';
import { FenceMap } from '../../../ui/map/FenceMap.tsx';
import { fenceOf, Fences } from '../../../ui/map/Fences.tsx';
import { ringOf } from '../../../ui/map/FenceShape.tsx';
import type { MapAim } from '../../../ui/map/map-view.ts';
import { FirstHazards } from './FirstHazards.tsx';
import { isPlaced, marksOf } from './hazard-marks.ts';
import type { HazardSearch } from '../hazard-search.ts';
import { HazardPlaces } from './HazardPlaces.tsx';
import { HazardPin } from './HazardPin.tsx';

/**
 * A live map of hazards, with the same filters as the list. The list below the map has all of them, including those
 * without a location; pressing a mark narrows it.
 */
export function HazardMapView({ values }: { readonly values: HazardSearch }) {
  const { config } = useData();
  const styleUrl = config.current()?.mapStyleUrl ?? null;
  return (
    <FirstHazards values={values}>
      {(hazards) => <HazardMap hazards={hazards} styleUrl={styleUrl} />}
    </FirstHazards>
  );
}

function HazardMap({
  hazards,
  styleUrl,
}: {
  readonly hazards: readonly HazardRow[];
  /** Style of the operator's map tiles; null: a plain ground with the geofences. */
  readonly styleUrl: string | null;
}) {
  const { t } = useLingui();
  const placed = hazards.filter(isPlaced);
  const { everyProject } = useJobs();
  const projects = new Set(hazards.map(({ project }) => project?.id));
  const fences = everyProject
    .filter(({ id }) => projects.has(id))
    .flatMap(({ sites }) => sites)
    .map(fenceOf);
  const corners = [
    ...placed.map(({ lat, lng }) => [lng, lat] as const),
    ...fences.flatMap((fence) => ringOf(fence)),
  ];
  const [aim, setAim] = useState<MapAim | null>(null);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  // A filter or another device may have removed a chosen hazard from the list.
  const inChoice = hazards.filter(({ id }) => chosen?.includes(id) === true);
  const isNarrowed = inChoice.length > 0;
  // The map follows its contents until someone moves it.
  const current = aim ?? { corners };
  return (
    <>
      <FenceMap
        label={t`Hazard map`}
        styleUrl={styleUrl}
        aim={current}
        onAim={(change) => setAim((now) => change(now ?? { corners }))}
        onPress={() => setChosen(null)}
        isDrawing={false}
        onShowAll={corners.length === 0 ? null : () => setAim(null)}
        showAllLabel={t`Show all hazards`}
        className="h-[46dvh] min-h-72 rounded-card border border-line"
      >
        {(view, size) => {
          const marks = marksOf(placed, view, size);
          return (
            <>
              <Fences fences={fences} marks={marks.map(({ at }) => at)} view={view} size={size} />
              {marks.map((mark) => (
                <HazardPin
                  key={mark.hazards[0]?.id}
                  mark={mark}
                  isChosen={
                    isNarrowed && mark.hazards.some(({ id }) => chosen?.includes(id) === true)
                  }
                  onChoose={() => setChosen(mark.hazards.map(({ id }) => id))}
                />
              ))}
            </>
          );
        }}
      </FenceMap>
      {isNarrowed && (
        <Button size="sm" onClick={() => setChosen(null)}>
          <Trans>Show all hazards</Trans>
        </Button>
      )}
      <HazardPlaces hazards={isNarrowed ? inChoice : hazards} />
    </>
  );
}

import type { Place } from '@muster/domain';
import { useState } from 'react';
import { FenceMap } from '../../ui/map/FenceMap.tsx';
import { PlacesMap } from '../../ui/map/PlacesMap.tsx';
import { FenceShape, ringOf } from '../../ui/map/FenceShape.tsx';
import { MapHandle } from '../../ui/map/MapHandle.tsx';
import { fromPoint, type MapAim, toPoint } from '../../ui/map/map-view.ts';
import { Specimen, SpecimenGroup } from './Specimen.tsx';

const yard = { place: { lat: 39.7392, lng: -104.9903 }, radiusM: 120, polygon: null };
const annex = {
  place: { lat: 39.7402, lng: -104.9862 },
  radiusM: 90,
  polygon: [
    [-104.9872, 39.741],
    [-104.985, 39.7408],
    [-104.9855, 39.7395],
    [-104.987, 39.7396],
  ],
} as const;
const fences = [
  { key: 'yard', name: 'Main yard', ...yard },
  { key: 'annex', name: 'Annex', ...annex },
];
const frame = 'h-72 w-full rounded-card border border-line';

export function MapSpecimens() {
  return (
    <SpecimenGroup title="Maps">
      <Specimen title="Fences at a glance" className="grid gap-6 md:grid-cols-2">
        <PlacesMap label="Map of two sites" fences={fences} className={frame} />
        <PlacesMap label="Map without a site" fences={[]} className={frame} />
      </Specimen>
      <Specimen title="Pin, error, tiles that fail" className="grid gap-6 md:grid-cols-3">
        <DrawnMap label="Map with a pin" />
        <DrawnMap label="Map with an error" isWrong />
        <DrawnMap label="Map without its tiles" styleUrl="/no-such-style.json" />
      </Specimen>
    </SpecimenGroup>
  );
}

type DrawnMapProps = {
  readonly label: string;
  readonly isWrong?: boolean;
  readonly styleUrl?: string;
};

function DrawnMap({ label, isWrong = false, styleUrl }: DrawnMapProps) {
  const [place, setPlace] = useState<Place>(yard.place);
  const [aim, setAim] = useState<MapAim>({ corners: fences.flatMap(ringOf) });
  return (
    <FenceMap
      label={label}
      styleUrl={styleUrl ?? null}
      aim={aim}
      onAim={setAim}
      onPress={setPlace}
      isDrawing={isWrong}
      onShowAll={() => setAim({ corners: fences.flatMap(ringOf) })}
      className={frame}
    >
      {(view, size) => (
        <>
          <FenceShape fence={annex} name="Annex" view={view} size={size} isMain={false} />
          <FenceShape
            fence={{ ...yard, place }}
            name="Main yard"
            view={view}
            size={size}
            isWrong={isWrong}
          />
          <MapHandle
            at={toPoint(place, view, size)}
            label="Middle"
            look="pin"
            onMove={(to) => setPlace(fromPoint(to, view, size))}
          />
        </>
      )}
    </FenceMap>
  );
}

import type { Place } from '@muster/domain';
import { type DrawnFence, FenceShape, placeNames } from './FenceShape.tsx';
import type { MapView, Point, Size } from './map-view.ts';

export type NamedFence = DrawnFence & { readonly key: string; readonly name: string };

/** A site's fence, as maps draw it. */
export function fenceOf({
  id,
  name,
  lat,
  lng,
  radiusM,
  polygon,
}: Place & Omit<NamedFence, 'key' | 'place'> & { readonly id: string }): NamedFence {
  return { key: id, name, place: { lat, lng }, radiusM, polygon };
}

/** Fences with the names that can be read beside each other and beside marks. */
export function Fences({
  fences,
  view,
  size,
  marks,
  isMain = false,
}: {
  readonly fences: readonly NamedFence[];
  readonly view: MapView;
  readonly size: Size;
  /** Middles of what is drawn above them. */
  readonly marks?: readonly Point[];
  /** They are what is looked at; else they stand back. */
  readonly isMain?: boolean;
}) {
  const named = placeNames(fences, view, size, marks);
  return fences.map(({ key, name, ...fence }) => (
    <FenceShape
      key={key}
      fence={fence}
      name={named.has(key) ? name : ''}
      nameAt={named.get(key)}
      view={view}
      size={size}
      isMain={isMain}
    />
  ));
}

import type { Place } from '@muster/domain';
import { type DrawnFence, FenceShape, placeNames } from './FenceShape.tsx';
import type { MapView, Point, Size } from './map-view.ts';

export type NamedFence = DrawnFence & { readonly key: string; readonly name: string };

/** Returns a site's fence in the form that maps draw. */
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

/** Fences, and the names that don't overlap each other or marks. */
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
  /** Centers of the marks drawn above the fences. */
  readonly marks?: readonly Point[];
  /** True if the fences are the main content; otherwise they are drawn less prominently. */
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

import type { Place } from '@muster/domain';
import { type DrawnFence, FenceShape, readableNames } from './FenceShape.tsx';
import type { MapView, Size } from './map-view.ts';

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

/** Fences with the names that can be read beside each other. */
export function Fences({
  fences,
  view,
  size,
  isMain = false,
}: {
  readonly fences: readonly NamedFence[];
  readonly view: MapView;
  readonly size: Size;
  /** They are what is looked at; else they stand back. */
  readonly isMain?: boolean;
}) {
  const named = readableNames(fences, view, size);
  return fences.map(({ key, name, ...fence }) => (
    <FenceShape
      key={key}
      fence={fence}
      name={named.has(key) ? name : ''}
      view={view}
      size={size}
      isMain={isMain}
    />
  ));
}

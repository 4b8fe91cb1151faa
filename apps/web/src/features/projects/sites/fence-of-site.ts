import type { ProjectSite } from '@muster/contract/projects';
import type { DrawnFence } from '../../../ui/map/FenceShape.tsx';

/** A stored site as the map draws it. */
export function fenceOfSite({
  id,
  name,
  lat,
  lng,
  radius_m,
  polygon,
}: ProjectSite): DrawnFence & { readonly key: string; readonly name: string } {
  return { key: id, name, place: { lat, lng }, radiusM: radius_m, polygon };
}

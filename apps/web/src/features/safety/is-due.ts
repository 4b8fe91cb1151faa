import type { HazardRow } from '@muster/contract/safety';

/** True when its due date still means something: it has not been resolved. */
export function isDue({ state }: HazardRow): boolean {
  return state !== 'resolved' && state !== 'verified';
}

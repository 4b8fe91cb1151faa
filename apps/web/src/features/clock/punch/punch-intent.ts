import type { BreakKind } from '@muster/contract';
import type { Job } from '../../../data/jobs/project.ts';

/** What a person means by a tap, before anything is asked or stored. */
export type PunchIntent =
  | { readonly kind: 'in' | 'switch'; readonly job: Job; readonly note: string | null }
  | { readonly kind: 'out'; readonly job: Job; readonly note: string | null }
  | { readonly kind: 'break_start'; readonly breakKind: BreakKind; readonly job: Job }
  | { readonly kind: 'break_end'; readonly job: Job };

/**
 * True when the punch carries a place. Only where work begins, moves or ends: where people take their
 * breaks is no one's business.
 */
export function carriesPlace({ kind }: PunchIntent): boolean {
  return kind === 'in' || kind === 'switch' || kind === 'out';
}

/**
 * Whether a tap counts that comes while the one before it still looks for its place or is being
 * stored. The second half of a double tap does not, and there is nothing to do after leaving.
 */
export function mayFollow(before: PunchIntent, next: PunchIntent): boolean {
  if (before.kind === 'out') return false;
  return next.kind === 'switch' || next.kind !== before.kind;
}

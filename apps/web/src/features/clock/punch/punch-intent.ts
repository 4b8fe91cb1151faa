import type { BreakKind } from '@muster/contract';
import type { Job } from '../../../data/jobs/project.ts';

/** The punch that a tap asks for, before anything else is asked or stored. */
export type PunchIntent =
  | { readonly kind: 'in' | 'switch'; readonly job: Job; readonly note: string | null }
  | { readonly kind: 'out'; readonly job: Job; readonly note: string | null }
  | { readonly kind: 'break_start'; readonly breakKind: BreakKind; readonly job: Job }
  | { readonly kind: 'break_end'; readonly job: Job };

/**
 * True if the punch carries a location. Only punches that begin, switch or end work do: where people take their breaks
 * is private.
 */
export function carriesPlace({ kind }: PunchIntent): boolean {
  return kind === 'in' || kind === 'switch' || kind === 'out';
}

/**
 * Whether a tap counts while the previous one is still being located or stored. The second half of a double tap
 * doesn't, and neither does any tap after clocking out.
 */
export function mayFollow(before: PunchIntent, next: PunchIntent): boolean {
  if (before.kind === 'out') return false;
  return next.kind === 'switch' || next.kind !== before.kind;
}

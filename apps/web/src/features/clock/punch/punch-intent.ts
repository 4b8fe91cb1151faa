import type { BreakKind } from '@muster/contract';
import type { Job } from '../../../data/jobs/project.ts';

/** What a person means by a tap, before anything is asked or stored. */
export type PunchIntent =
  | { readonly kind: 'in' | 'switch'; readonly job: Job; readonly note: string | null }
  | { readonly kind: 'out'; readonly job: Job; readonly note: string | null }
  | { readonly kind: 'break_start'; readonly breakKind: BreakKind; readonly job: Job }
  | { readonly kind: 'break_end'; readonly job: Job };

/**
 * Whether the punch carries a place. Only where work begins, moves or ends: where people take their
 * breaks is no one's business.
 */
export function carriesPlace({ kind }: PunchIntent): boolean {
  return kind === 'in' || kind === 'switch' || kind === 'out';
}

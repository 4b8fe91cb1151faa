import type { ComponentType } from 'react';
import type { SavedPunch } from '../punch/punch-phase.ts';

type AskedPunch = {
  readonly id: string;
  readonly kind: 'in' | 'out';
  readonly projectId: string | null;
};

/** What another feature asks after someone's own punch is stored; there before it, with null. */
export type AfterPunch = ComponentType<{ readonly punch: AskedPunch | null }>;

/** Breaks and job switches are no beginning and no end of the work. */
export function askedPunch(saved: SavedPunch | null): AskedPunch | null {
  if (saved === null) return null;
  const { id, intent } = saved;
  if (intent.kind !== 'in' && intent.kind !== 'out') return null;
  return { id, kind: intent.kind, projectId: intent.job.projectId };
}

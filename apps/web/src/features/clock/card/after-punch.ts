import type { ComponentType } from 'react';
import type { SavedPunch } from '../punch/punch-phase.ts';

type AskedPunch = {
  readonly id: string;
  readonly kind: 'in' | 'out';
  readonly projectId: string | null;
};

/** Another feature's questions after the person's own punch is stored. Mounted before the punch, with null. */
export type AfterPunch = ComponentType<{ readonly punch: AskedPunch | null }>;

/** Returns the punch to ask about, or null: breaks and job switches neither begin nor end the work. */
export function askedPunch(saved: SavedPunch | null): AskedPunch | null {
  if (saved === null) return null;
  const { id, intent } = saved;
  if (intent.kind !== 'in' && intent.kind !== 'out') return null;
  return { id, kind: intent.kind, projectId: intent.job.projectId };
}

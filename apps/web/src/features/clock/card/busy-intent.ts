import type { PunchIntent } from '../punch/punch-intent.ts';
import type { PunchPhase } from '../punch/punch-phase.ts';

/** Returns the punch being located or stored right now; null if there is none or a question is open. */
export function busyIntent(phase: PunchPhase): PunchIntent | null {
  return phase.kind === 'locating' || phase.kind === 'storing' ? phase.tap.intent : null;
}

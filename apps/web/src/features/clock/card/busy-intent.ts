import type { PunchIntent } from '../punch/punch-intent.ts';
import type { PunchPhase } from '../punch/punch-phase.ts';

/** What is being worked on right now; null while nothing is or a question is open. */
export function busyIntent(phase: PunchPhase): PunchIntent | null {
  return phase.kind === 'locating' || phase.kind === 'storing' ? phase.tap.intent : null;
}

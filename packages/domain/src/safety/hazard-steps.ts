export const hazardStates = [
  'open',
  'assigned',
  'in_progress',
  'resolved',
  'verified',
  'reopened',
] as const;
export type HazardState = (typeof hazardStates)[number];

export const hazardSteps = ['triage', 'assign', 'start', 'resolve', 'verify', 'reopen'] as const;
export type HazardStep = (typeof hazardSteps)[number];

const unresolved = new Set<HazardState>(['open', 'assigned', 'in_progress', 'reopened']);

/**
 * Returns the state after a step, or null if the step isn't possible. The authority is
 * `app.state_after_step`; both are tested with cases/hazard-steps.json.
 */
export function stateAfterStep(state: HazardState, step: HazardStep): HazardState | null {
  switch (step) {
    case 'triage':
      return unresolved.has(state) ? state : null;
    case 'assign':
      return unresolved.has(state) ? 'assigned' : null;
    case 'start':
      return state === 'assigned' || state === 'reopened' ? 'in_progress' : null;
    case 'resolve':
      return unresolved.has(state) ? 'resolved' : null;
    case 'verify':
      return state === 'resolved' ? 'verified' : null;
    case 'reopen':
      return state === 'resolved' || state === 'verified' ? 'reopened' : null;
  }
}

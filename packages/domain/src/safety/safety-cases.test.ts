import { expect, test } from 'vitest';
import steps from './cases/hazard-steps.json' with { type: 'json' };
import bands from './cases/risk-bands.json' with { type: 'json' };
import { hazardStates, hazardSteps, stateAfterStep } from './hazard-steps.ts';
import { riskBand } from './risk.ts';

const defaults = { moderate_from: 5, high_from: 9, stop_work_from: 16 };

test.each(bands)('$name', ({ matrix = defaults, severity, likelihood, band }) => {
  const thresholds = {
    moderateFrom: matrix.moderate_from,
    highFrom: matrix.high_from,
    stopWorkFrom: matrix.stop_work_from,
  };
  expect(riskBand(thresholds, severity, likelihood)).toBe(band);
});

test('every step from every state is as the cases say', () => {
  const answers = hazardSteps.flatMap((step) =>
    hazardStates.map((state) => ({ state, step, next: stateAfterStep(state, step) })),
  );
  expect(answers).toEqual(steps);
});

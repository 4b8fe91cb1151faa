import type { RiskMatrix } from '@muster/contract/safety';

/** As `save_risk_matrix` checks them. */
export function wrongMatrixFields(matrix: RiskMatrix): ReadonlySet<keyof RiskMatrix> {
  const wrong = new Set<keyof RiskMatrix>();
  const bands = ['moderate_from', 'high_from', 'stop_work_from'] as const;
  for (const [at, key] of bands.entries()) {
    const before = bands[at - 1];
    const least = before === undefined ? 2 : matrix[before] + 1;
    if (!isWhole(matrix[key], least, 23 + at)) wrong.add(key);
  }
  for (const key of ['low_days', 'moderate_days', 'high_days', 'stop_work_days'] as const) {
    if (!isWhole(matrix[key], 0, 365)) wrong.add(key);
  }
  return wrong;
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

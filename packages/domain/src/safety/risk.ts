/** 1 (rare; no first aid) to 5 (almost certain; fatality). */
export type RiskLevel = 1 | 2 | 3 | 4 | 5;

export const riskBands = ['low', 'moderate', 'high', 'stop_work'] as const;
export type RiskBand = (typeof riskBands)[number];

/** The lowest score of each band above low, by a company's matrix. */
export type RiskThresholds = {
  readonly moderateFrom: number;
  readonly highFrom: number;
  readonly stopWorkFrom: number;
};

export function riskScore(severity: number, likelihood: number): number {
  return severity * likelihood;
}

/**
 * Returns the risk band of a hazard; one that may kill someone is at least high. The authority is
 * `app.risk_band`; both are tested with cases/risk-bands.json.
 */
export function riskBand(
  thresholds: RiskThresholds,
  severity: number,
  likelihood: number,
): RiskBand {
  const score = riskScore(severity, likelihood);
  if (score >= thresholds.stopWorkFrom) return 'stop_work';
  if (score >= thresholds.highFrom || severity === 5) return 'high';
  return score >= thresholds.moderateFrom ? 'moderate' : 'low';
}

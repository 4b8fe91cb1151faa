import type { RiskLevel } from '@muster/domain';

export const riskLevels = [1, 2, 3, 4, 5] as const satisfies readonly RiskLevel[];

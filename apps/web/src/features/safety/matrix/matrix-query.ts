import { type RiskMatrix, riskMatrixAnswerSchema, riskMatrixSchema } from '@muster/contract/safety';
import type { RiskThresholds } from '@muster/domain';
import type * as z from 'zod/mini';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

export const matrixSubject = 'risk_matrix';
export type ReadMatrix = z.infer<typeof riskMatrixSchema>;

export function matrixQuery(userId: string): SnapshotQuery<ReadMatrix> {
  return {
    queryKey: queryKey(userId, matrixSubject),
    fetch: async (api) => okOrThrow(await api.rpc('read_risk_matrix', {}, riskMatrixAnswerSchema)),
    schema: riskMatrixSchema,
  };
}

/** The matrix that every company starts with, for a phone that hasn't read its company's yet. */
export const defaultMatrix: RiskMatrix = {
  moderate_from: 5,
  high_from: 9,
  stop_work_from: 16,
  low_days: 30,
  moderate_days: 14,
  high_days: 3,
  stop_work_days: 1,
};

export function thresholdsOf(matrix: RiskMatrix): RiskThresholds {
  return {
    moderateFrom: matrix.moderate_from,
    highFrom: matrix.high_from,
    stopWorkFrom: matrix.stop_work_from,
  };
}

import { holidaysAnswerSchema, rulesAnswerSchema } from '@muster/contract/schedule';
import { timeOffKindsSchema } from '@muster/contract/time-off';
import type * as z from 'zod/mini';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

const [loadedRules] = rulesAnswerSchema.def.options;
const [loadedHolidays] = holidaysAnswerSchema.def.options;
const [loadedKinds] = timeOffKindsSchema.def.options;

export function rulesQuery(userId: string): SnapshotQuery<z.infer<typeof loadedRules>> {
  return {
    queryKey: queryKey(userId, 'schedule', 'rules'),
    fetch: async (api) => okOrThrow(await api.rpc('read_schedule_rules', {}, rulesAnswerSchema)),
    schema: loadedRules,
  };
}

export function holidaysQuery(userId: string): SnapshotQuery<z.infer<typeof loadedHolidays>> {
  return {
    queryKey: queryKey(userId, 'schedule', 'holidays'),
    fetch: async (api) => okOrThrow(await api.rpc('list_holidays', {}, holidaysAnswerSchema)),
    schema: loadedHolidays,
  };
}

export function timeOffKindsQuery(userId: string): SnapshotQuery<z.infer<typeof loadedKinds>> {
  return {
    queryKey: queryKey(userId, 'schedule', 'time_off_kinds'),
    fetch: async (api) => okOrThrow(await api.rpc('list_time_off_kinds', {}, timeOffKindsSchema)),
    schema: loadedKinds,
  };
}

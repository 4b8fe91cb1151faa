import { queryOptions } from '@tanstack/react-query';
import type { Data } from '../../data/data.ts';

/** Queries the available ways to sign in; until they are known, email and password are offered. */
export function authSettingsQuery({ authSettings }: Data) {
  return queryOptions({ queryKey: ['auth-settings'], queryFn: authSettings });
}

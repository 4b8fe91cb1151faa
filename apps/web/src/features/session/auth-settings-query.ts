import { queryOptions } from '@tanstack/react-query';
import type { Data } from '../../data/data.ts';

/** Which ways to sign in there are; until it is known, email and password are offered. */
export function authSettingsQuery({ authSettings }: Data) {
  return queryOptions({ queryKey: ['auth-settings'], queryFn: authSettings });
}

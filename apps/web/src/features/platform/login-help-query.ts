import {
  type LoginHelp,
  loginHelpAnswerSchema,
  loginHelpSchema,
} from '@muster/contract/platform-login';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { Api } from '../../data/client/api.ts';

export const loginHelpKey = (userId: string, address: string) =>
  queryKey(userId, 'platform_login', address);

/** Never stored on the device. */
export async function fetchLoginHelp(api: Api, address: string): Promise<LoginHelp> {
  return loginHelpSchema.parse(
    okOrThrow(await api.rpc('platform_login', { address }, loginHelpAnswerSchema)),
  );
}

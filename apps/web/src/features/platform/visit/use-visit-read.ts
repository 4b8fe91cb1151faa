import type { VisitRead } from '@muster/contract/visits';
import type { Shape } from '@muster/contract/shape';
import { useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';

/** Reads within the surrounding visit. The visited person can see which function was opened. */
export function useVisitRead<Answer extends object>(
  name: VisitRead,
  schema: Shape<Answer>,
  parameters: Readonly<Record<string, string | null>> = {},
) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    queryKey: queryKey(user_id, name, ...Object.values(parameters)),
    queryFn: async () => okOrThrow(await api.rpc(name, parameters, schema)),
  });
}

import { type KioskAct, kioskStatement, kioskTimeAnswerSchema } from '@muster/contract/kiosk-time';
import { useMutation, useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import type { ProvenPin } from '../../data/kiosk/pin-keys.ts';
import { queryKey } from '../../data/query/keys.ts';
import { randomId } from '../../platform/random-id.ts';

/**
 * The hours, questions and timesheet to sign of the person who has just typed their PIN. Never stored on the tablet,
 * which everyone shares. Each call is proven by the PIN for its own content.
 */
export function useKioskTime(userId: string, personId: string, pin: ProvenPin) {
  const { api, platform, queryClient } = useData();
  const key = queryKey(userId, 'kiosk_time', personId);

  async function call(act: KioskAct | null) {
    const id = randomId();
    const at = new Date(platform.clock.wallMs()).toISOString();
    const pin_proof = await pin.prove({ id, kind: kioskStatement(act), deviceAt: at });
    const said = { person_id: personId, id, at, pin_proof, act };
    return okOrThrow(await api.rpc('kiosk_time', said, kioskTimeAnswerSchema));
  }

  const told = useQuery({
    queryKey: key,
    queryFn: () => call(null),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const change = useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: call,
    onSuccess: (answer) => queryClient.setQueryData(key, answer),
    // It may have arrived even though no answer came back.
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  return { time: told.data ?? null, change };
}

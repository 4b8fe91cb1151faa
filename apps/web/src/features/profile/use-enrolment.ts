import { queryOptions } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';

/** A new secret for an authenticator app. An earlier one that was never confirmed is dropped. */
export function useEnrolment() {
  const { auth } = useData();
  const { user_id } = useIdentity();
  return queryOptions({
    queryKey: queryKey(user_id, 'enrolment'),
    queryFn: async () => {
      const known = await auth.call((client) => client.mfa.listFactors());
      if (!known.ok) throw known.error;
      for (const { id, status } of known.outcome.all) {
        if (status === 'verified') continue;
        const dropped = await auth.call((client) => client.mfa.unenroll({ factorId: id }));
        if (!dropped.ok) throw dropped.error;
      }
      const begun = await auth.call((client) =>
        client.mfa.enroll({ factorType: 'totp', issuer: 'Muster' }),
      );
      if (!begun.ok) throw begun.error;
      const { id, totp } = begun.outcome;
      return { factorId: id, qrCode: totp.qr_code, secret: totp.secret };
    },
    // A secret is shown once: opening the sheet again makes another one.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
  });
}

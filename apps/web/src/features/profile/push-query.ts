import { pushSubscriptionSchema } from '@muster/contract/web-push';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../data/client/api.ts';
import { queryKey } from '../../data/query/keys.ts';
import { pushEndpoint } from '../../platform/web-push.ts';

/**
 * Queries whether the person gets push notifications in this browser: it has a subscription, and the server knows it.
 */
export function pushQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: queryKey(userId, 'push_subscription'),
    queryFn: async () => {
      const endpoint = await pushEndpoint();
      if (endpoint === null) return false;
      return (await api.rpc('my_push_subscription', { endpoint }, pushSubscriptionSchema)).is_on;
    },
  });
}

import { visitHeader } from '@muster/contract/visits';
import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Api } from '../../../data/client/api.ts';
import { DataProvider, useData } from '../../../data/data-context.tsx';
import { failedAnswer } from '../../../data/errors/data-error.ts';

/**
 * Whatever is inside reads by a support visit: its calls carry the visit's name, and their answers are held by a
 * client of their own, in memory, until the page is left.
 */
export function VisitData({
  visitId,
  children,
}: {
  readonly visitId: string;
  readonly children: ReactNode;
}) {
  const data = useData();
  const [queryClient] = useState(
    () =>
      new QueryClient({
        // Each reading is listed for the person, so nothing is read unasked.
        defaultOptions: {
          queries: {
            staleTime: Infinity,
            retry: false,
            refetchOnWindowFocus: false,
            refetchOnReconnect: false,
          },
        },
      }),
  );
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return (
    <DataProvider data={{ ...data, queryClient, api: visitApi(data.api, visitId) }}>
      {children}
    </DataProvider>
  );
}

const visitApi = (api: Api, visitId: string): Api => ({
  rpc: (name, parameters, schema) =>
    api.query((rest) => rest.rpc(name, parameters).setHeader(visitHeader, visitId), schema),
  // The server would say the same: tables are closed in a visit.
  query: () => Promise.reject(failedAnswer(403, 'not_in_visit', 'not_in_visit')),
});

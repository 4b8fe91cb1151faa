import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { Data } from './data.ts';

const DataContext = createContext<Data | null>(null);

/** Makes the data layer and its query client available to everything below. */
export function DataProvider({
  data,
  children,
}: {
  readonly data: Data;
  readonly children: ReactNode;
}) {
  return (
    <DataContext value={data}>
      <QueryClientProvider client={data.queryClient}>{children}</QueryClientProvider>
    </DataContext>
  );
}

export function useData(): Data {
  const data = useContext(DataContext);
  if (data === null) throw new Error('DataProvider is missing above this component');
  return data;
}

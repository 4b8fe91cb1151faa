import { companyExportFileSchema } from '@muster/contract/company-exports';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';

type CompanyDataChange = {
  readonly call: 'ask_company_export' | 'start_leaving' | 'stop_leaving' | 'confirm_records_taken';
  readonly parameters: Readonly<Record<string, string>>;
};

/** Asks for all data of the company, or for its deletion; the page is read again. */
export function useCompanyDataChange() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: ({ call, parameters }: CompanyDataChange, { send }) => send(call, parameters),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(user_id, 'data_rights') }),
  });
}

/** Hands an archive to the browser's downloads, which keep it off the memory: it may have gigabytes. */
export function useFetchExport() {
  const { api, files } = useData();
  return async (id: string): Promise<void> => {
    const { path, name } = okOrThrow(
      await api.rpc('read_company_export', { export_id: id }, companyExportFileSchema),
    );
    const address = new URL(await files.signedUrl('company-exports', path, 60));
    address.searchParams.set('download', name);
    const link = document.createElement('a');
    link.href = address.href;
    link.download = name;
    link.click();
  };
}

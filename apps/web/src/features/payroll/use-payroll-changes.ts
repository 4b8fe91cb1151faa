import {
  payrollBucket,
  payrollExportVerdictSchema,
  payrollFileAnswerSchema,
  type PayrollExport,
  type PayrollFormat,
  type PayrollMappingChange,
  type PayrollSystem,
} from '@muster/contract/payroll';
import { sheetsVerdictSchema } from '@muster/contract/timesheets';
import { useMutation } from '@tanstack/react-query';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { failedAnswer } from '../../data/errors/data-error.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { sha256 } from '../../platform/sha256.ts';
import { payrollKey } from './payroll-queries.ts';

const addressSeconds = 60;

function useReadAgain() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return () => queryClient.invalidateQueries({ queryKey: payrollKey(user_id) });
}

/** Locks the approved timesheets of a pay period; the answer names those left as they were. */
export function useLockSheets() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const readAgain = useReadAgain();
  return useVerdictMutation({
    change: (
      { from, people }: { readonly from: string; readonly people: readonly string[] },
      { send },
    ) => send('lock_sheets', { period_from: from, people }, sheetsVerdictSchema),
    onSettled: async () => {
      await readAgain();
      await queryClient.invalidateQueries({ queryKey: queryKey(user_id, 'timesheets') });
    },
  });
}

export type ExportRequest = {
  readonly id: string;
  readonly from: string;
  readonly format: PayrollFormat;
  /** An export whose lines are wanted in another format. */
  readonly linesOf: string | null;
};

export function useStartExport() {
  const readAgain = useReadAgain();
  return useVerdictMutation({
    change: ({ id, from, format, linesOf }: ExportRequest, { send }) =>
      send(
        'start_payroll_export',
        { id, period_from: from, format, lines_of: linesOf },
        payrollExportVerdictSchema,
      ),
    onSettled: readAgain,
  });
}

export function useCancelExport() {
  const readAgain = useReadAgain();
  return useVerdictMutation({
    change: (id: string, { send }) =>
      send('cancel_payroll_export', { id }, payrollExportVerdictSchema),
    onSettled: readAgain,
  });
}

export function useSaveMapping() {
  const readAgain = useReadAgain();
  return useVerdictMutation({
    change: (
      { system, changes }: { system: PayrollSystem; changes: readonly PayrollMappingChange[] },
      { send },
    ) => send('save_payroll_mapping', { system, changes }),
    onSettled: readAgain,
  });
}

/** Saves an export's file, once its bytes have proved to be those that were written. */
export function useFetchFile() {
  const { api, files, platform } = useData();
  const readAgain = useReadAgain();
  return useMutation<void, Error, Pick<PayrollExport, 'id' | 'file_sha256'>>({
    networkMode: 'always',
    retry: false,
    mutationFn: async ({ id, file_sha256: expected }) => {
      const { path, name } = okOrThrow(
        await api.rpc('read_payroll_file', { id }, payrollFileAnswerSchema),
      );
      const answer = await platform.fetch(
        await files.signedUrl(payrollBucket, path, addressSeconds),
      );
      if (!answer.ok) throw failedAnswer(answer.status, '', 'the file could not be fetched');
      const bytes = await answer.arrayBuffer();
      if ((await sha256(bytes)) !== expected) throw failedAnswer(0, '', 'other bytes');
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      await platform.files.save({ name, type, content: new Blob([bytes]) });
    },
    onSettled: readAgain,
  });
}

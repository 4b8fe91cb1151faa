import { sheetVerdictSchema, sheetsVerdictSchema } from '@muster/contract/timesheets';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { timesheetsKey } from './sheet-queries.ts';

/** Version of the sentence that people sign. Change it together with the sentence. */
export const signedWording = '2026-11';

function useReadAgain() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return () => queryClient.invalidateQueries({ queryKey: timesheetsKey(user_id) });
}

export type Signing = {
  readonly from: string;
  /** Hash of the timesheet as it was read. */
  readonly contentHash: string;
  readonly name: string;
  /** Null for the caller; otherwise someone without a login, who signs on the caller's phone. */
  readonly personId: string | null;
  readonly drawing: readonly unknown[] | null;
};

export function useSignSheet() {
  const readAgain = useReadAgain();
  return useVerdictMutation({
    change: ({ from, contentHash, name, personId, drawing }: Signing, { send }) =>
      send(
        'sign_sheet',
        {
          period_from: from,
          content_hash: contentHash,
          name,
          wording: signedWording,
          person_id: personId,
          drawing,
        },
        sheetVerdictSchema,
      ),
    onSettled: readAgain,
  });
}

export type SheetReason = {
  readonly change: 'return_sheet' | 'unlock_sheet';
  readonly personId: string;
  readonly from: string;
  readonly reason: string;
};

/** Returns a timesheet to the employee, or unlocks it. Both need a reason. */
export function useSheetReason() {
  const readAgain = useReadAgain();
  return useVerdictMutation({
    change: ({ change, personId, from, reason }: SheetReason, { send }) =>
      send(change, { person_id: personId, period_from: from, reason }, sheetVerdictSchema),
    onSettled: readAgain,
  });
}

export type SheetsStep = {
  readonly step: 'approve' | 'approve_unsigned' | 'lock';
  readonly from: string;
  readonly people: readonly string[];
};

/** Approves or locks many timesheets at once. The response lists those left unchanged. */
export function useSheetsStep() {
  const readAgain = useReadAgain();
  return useVerdictMutation({
    change: ({ step, from, people }: SheetsStep, { send }) =>
      step === 'lock'
        ? send('lock_sheets', { period_from: from, people }, sheetsVerdictSchema)
        : send(
            'approve_sheets',
            { period_from: from, people, as_unsigned: step === 'approve_unsigned' },
            sheetsVerdictSchema,
          ),
    onSettled: readAgain,
  });
}

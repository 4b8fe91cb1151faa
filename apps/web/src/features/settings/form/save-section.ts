import type { SectionKind } from '@muster/contract/company-settings';
import { useData } from '../../../data/data-context.tsx';
import { brandingSubject } from '../../../data/identity/branding-subject.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { settingsQuery } from '../../../data/company/settings-query.ts';

type SectionToSave = {
  readonly section: SectionKind;
  readonly version: number;
  readonly facts: object;
  /** Only for what holds from a day on. */
  readonly effective_from?: string;
};

/** Saves a section over the version that was read; the verdict names the field that is wrong. */
export function useSaveSection() {
  const refresh = useRefreshSettings();
  return useVerdictMutation({
    change: (toSave: SectionToSave, { send }) => send('save_company_settings', { ...toSave }),
    onSettled: refresh,
  });
}

/** Takes back a change of a rule that does not hold yet. */
export function useWithdrawRule() {
  const refresh = useRefreshSettings();
  return useVerdictMutation({
    change: (rule: { readonly rule_id: string; readonly version: number }, { send }) =>
      send('withdraw_company_rule', { ...rule }),
    onSettled: refresh,
  });
}

/** The clock, the papers and the app's own look follow the settings. */
function useRefreshSettings() {
  const { account, queryClient } = useData();
  const { user_id } = useIdentity();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: settingsQuery(user_id).queryKey }),
      queryClient.invalidateQueries({ queryKey: queryKey(user_id, brandingSubject) }),
      account.refresh(),
    ]);
}

import type { SectionKind } from '@muster/contract/company-settings';
import { keptSettings } from '@muster/contract/kept-changes';
import type { TypedValue } from '../../../data/changes/kept-change.ts';
import { makeOrKeep } from '../../../data/changes/keep-change.ts';
import { settingsQuery } from '../../../data/company/settings-query.ts';
import { useData } from '../../../data/data-context.tsx';
import { brandingSubject } from '../../../data/identity/branding-subject.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';

type SectionToSave = {
  readonly section: SectionKind;
  readonly version: number;
  readonly facts: object;
  /** Only for rules with an effective date. */
  readonly effective_from?: string;
};

/** Returns true if a section may be saved offline. */
export function mayWait(section: SectionKind): boolean {
  return keptSettings.some((kept) => kept === section);
}

/** These sections are saved over the company's version, all others over that of its settings. */
export const sectionsOfCompany: ReadonlySet<SectionKind> = new Set([
  'profile',
  'retention',
  'voice',
  'filing',
]);

/** Returns the record name of a section's changes in the outbox. */
export const recordOf = (section: SectionKind) => `settings:${section}`;

/** Saves a section over the version that was read. The verdict names the field with an error. */
export function useSaveSection() {
  const refresh = useRefreshSettings();
  return useVerdictMutation({
    change: (toSave: SectionToSave, { send }) => send('save_company_settings', { ...toSave }),
    onSettled: refresh,
  });
}

/** Saves a section that may wait on the device. */
export function useKeepSection() {
  const data = useData();
  const refresh = useRefreshSettings();
  return useVerdictMutation({
    change: ({
      title,
      typed,
      ...parameters
    }: SectionToSave & { readonly title: string; readonly typed: readonly TypedValue[] }) =>
      makeOrKeep(data, {
        change: 'save_company_settings',
        parameters,
        about: sectionsOfCompany.has(parameters.section) ? 'company' : 'company_settings',
        record: recordOf(parameters.section),
        path: `/admin/settings/${parameters.section}`,
        title,
        typed,
      }),
    onSettled: refresh,
  });
}

/** Withdraws a change of a rule that isn't in effect yet. */
export function useWithdrawRule() {
  const refresh = useRefreshSettings();
  return useVerdictMutation({
    change: (rule: { readonly rule_id: string; readonly version: number }, { send }) =>
      send('withdraw_company_rule', { ...rule }),
    onSettled: refresh,
  });
}

/** Reloads the settings and everything that depends on them: the clock, documents and the app's branding. */
export function useRefreshSettings() {
  const { account, queryClient } = useData();
  const { user_id } = useIdentity();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: settingsQuery(user_id).queryKey }),
      queryClient.invalidateQueries({ queryKey: queryKey(user_id, brandingSubject) }),
      account.refresh(),
    ]);
}

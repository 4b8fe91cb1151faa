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
  /** Only for what holds from a day on. */
  readonly effective_from?: string;
};

/** True when a section may be saved without a network. */
export function mayWait(section: SectionKind): boolean {
  return keptSettings.some((kept) => kept === section);
}

/** Saved over the company's version; everything else over that of its settings. */
export const sectionsOfCompany: ReadonlySet<SectionKind> = new Set([
  'profile',
  'retention',
  'voice',
  'filing',
]);

/** What the device keeps of a section. */
export const recordOf = (section: SectionKind) => `settings:${section}`;

/** Saves a section over the version that was read; the verdict names the field that is wrong. */
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

import { useLingui } from '@lingui/react/macro';
import type { ProjectForm } from '@muster/contract/projects';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { type Form, useForm } from '../../kit/form/use-form.ts';
import { costCodeChoicesQuery } from './cost-code-choices-query.ts';
import { type ProjectDraft, projectDraftSchema } from './project-draft.ts';
import { useDayText } from './use-day-text.ts';
import { useStatusWords } from './use-status-words.ts';

type CodeChoice = { readonly id: string; readonly code: string; readonly name: string };

export type ProjectFormState = Form<ProjectDraft> & { readonly codes: readonly CodeChoice[] };

/** The form of a project, new or not, with the cost codes that it may begin with. */
export function useProjectForm({
  chosenCode,
  ...rest
}: {
  readonly stored: ProjectDraft;
  readonly version: number | undefined;
  /** A code that is chosen but archived stays choosable. */
  readonly chosenCode: CodeChoice | null;
  readonly save: (project: ProjectForm, version: number | undefined) => Promise<unknown>;
  readonly onSaved: () => unknown;
}): ProjectFormState {
  const { t } = useLingui();
  const statusWords = useStatusWords();
  const dayText = useDayText();
  const { user_id } = useIdentity();
  const choices = useSnapshotQuery(costCodeChoicesQuery(user_id));
  const active = choices.status === 'ready' ? choices.data : [];
  const codes =
    chosenCode === null || active.some(({ id }) => id === chosenCode.id)
      ? active
      : [chosenCode, ...active];
  const dayOrNone = (day: string) => (day === '' ? '' : dayText(day));
  const form = useForm({
    ...rest,
    fields: {
      name: { label: t`Name`, wrong: t`Give the project a name.` },
      number: { label: t`Number` },
      customer: { label: t`Customer` },
      address: { label: t`Address` },
      status: { label: t`Status`, show: (status) => statusWords[status] },
      starts_on: { label: t`Starts`, wrong: t`Choose a day.`, show: dayOrNone },
      ends_on: {
        label: t`Ends`,
        wrong: t`Choose a date on or after the start date.`,
        show: dayOrNone,
      },
      default_cost_code_id: {
        label: t`Default cost code`,
        show: (chosen) => codes.find(({ id }) => id === chosen)?.name ?? '',
      },
    },
    schema: projectDraftSchema,
  });
  return { ...form, codes };
}

import { useLingui } from '@lingui/react/macro';
import { projectStatuses } from '@muster/contract/project-status';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Picker } from '../../ui/Picker.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { costCodeChoicesQuery } from './cost-code-choices-query.ts';
import type { ProjectDraft, ProjectField } from './project-draft.ts';
import { useStatusWords } from './use-status-words.ts';

type ProjectFieldsProps = {
  readonly draft: ProjectDraft;
  readonly wrong: ReadonlySet<ProjectField>;
  readonly onChange: (part: Partial<ProjectDraft>) => void;
  /** A code that is chosen but put away stays choosable. */
  readonly chosenCode?: {
    readonly id: string;
    readonly code: string;
    readonly name: string;
  } | null;
};

/** Everything that is typed of a project. */
export function ProjectFields({ draft, wrong, onChange, chosenCode = null }: ProjectFieldsProps) {
  const { t } = useLingui();
  const words = useStatusWords();
  const { user_id } = useIdentity();
  const codes = useSnapshotQuery(costCodeChoicesQuery(user_id));
  const choices = codes.status === 'ready' ? codes.data : [];
  const all =
    chosenCode === null || choices.some(({ id }) => id === chosenCode.id)
      ? choices
      : [chosenCode, ...choices];
  return (
    <div className="space-y-5">
      <TextField
        label={t`Name`}
        autoComplete="off"
        maxLength={200}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
        error={wrong.has('name') ? t`Give the project a name.` : null}
      />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 md:gap-3">
        <TextField
          label={t`Number`}
          labelDetail={t`optional`}
          autoComplete="off"
          maxLength={50}
          value={draft.number}
          onChange={(event) => onChange({ number: event.target.value })}
        />
        <Select
          label={t`Status`}
          options={projectStatuses.map((value) => ({ value, label: words[value] }))}
          value={draft.status}
          onChange={(event) => {
            const status = projectStatuses.find((known) => known === event.target.value);
            if (status !== undefined) onChange({ status });
          }}
        />
      </div>
      {(draft.status === 'on_hold' || draft.status === 'done') && (
        <p className="-mt-3 text-14 text-ink-3">
          {t`The clock does not offer it any more. Punches that still arrive are kept.`}
        </p>
      )}
      <TextField
        label={t`Customer`}
        labelDetail={t`optional`}
        autoComplete="off"
        maxLength={200}
        value={draft.customer}
        onChange={(event) => onChange({ customer: event.target.value })}
      />
      <TextArea
        label={t`Address`}
        labelDetail={t`optional`}
        rows={2}
        maxLength={500}
        value={draft.address}
        onChange={(event) => onChange({ address: event.target.value })}
      />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 md:gap-3">
        <TextField
          label={t`Starts`}
          labelDetail={t`optional`}
          type="date"
          value={draft.startsOn}
          onChange={(event) => onChange({ startsOn: event.target.value })}
          error={wrong.has('starts_on') ? t`Choose a day.` : null}
        />
        <TextField
          label={t`Ends`}
          labelDetail={t`optional`}
          type="date"
          value={draft.endsOn}
          onChange={(event) => onChange({ endsOn: event.target.value })}
          error={wrong.has('ends_on') ? t`It cannot end before it starts.` : null}
        />
      </div>
      <Picker
        label={t`Cost code to begin with`}
        labelDetail={t`optional`}
        title={t`Choose a cost code`}
        searchLabel={t`Search cost codes`}
        emptyText={t`No cost code fits.`}
        placeholder={t`None`}
        noneLabel={t`None`}
        options={all.map(({ id, code, name }) => ({ value: id, label: name, detail: code }))}
        value={draft.defaultCostCodeId}
        onChange={(id) => onChange({ defaultCostCodeId: id })}
      />
    </div>
  );
}

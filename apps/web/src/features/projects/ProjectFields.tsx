import { useLingui } from '@lingui/react/macro';
import { projectStatuses } from '@muster/contract/project-status';
import { Picker } from '../../ui/Picker.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ProjectFormState } from './use-project-form.ts';
import { useStatusWords } from './use-status-words.ts';

/** Everything that is typed of a project. */
export function ProjectFields({ form }: { readonly form: ProjectFormState }) {
  const { t } = useLingui();
  const words = useStatusWords();
  const { status } = form.values;
  return (
    <div className="space-y-5">
      <TextField {...form.text('name')} autoComplete="off" maxLength={200} />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 md:gap-3">
        <TextField
          {...form.text('number')}
          labelDetail={t`optional`}
          autoComplete="off"
          maxLength={50}
        />
        <Select
          {...form.text('status')}
          options={projectStatuses.map((value) => ({ value, label: words[value] }))}
        />
      </div>
      {(status === 'on_hold' || status === 'done') && (
        <p className="-mt-3 text-14 text-ink-3">
          {t`People can no longer clock in to this project. Punches that sync later are kept.`}
        </p>
      )}
      <TextField
        {...form.text('customer')}
        labelDetail={t`optional`}
        autoComplete="off"
        maxLength={200}
      />
      <TextArea {...form.text('address')} labelDetail={t`optional`} rows={2} maxLength={500} />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 md:gap-3">
        <TextField {...form.text('starts_on')} labelDetail={t`optional`} type="date" />
        <TextField {...form.text('ends_on')} labelDetail={t`optional`} type="date" />
      </div>
      <Picker
        {...form.value('default_cost_code_id')}
        labelDetail={t`optional`}
        title={t`Choose a cost code`}
        searchLabel={t`Search cost codes`}
        emptyText={t`No cost code matches.`}
        placeholder={t`None`}
        noneLabel={t`None`}
        options={form.codes.map(({ id, code, name }) => ({ value: id, label: name, detail: code }))}
      />
    </div>
  );
}

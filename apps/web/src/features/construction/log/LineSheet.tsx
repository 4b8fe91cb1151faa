import { Trans, useLingui } from '@lingui/react/macro';
import { isSourceId, type LogContent, type LogKind } from '@muster/domain/daily-log/log-line';
import type { ShownLine } from '@muster/domain/daily-log/compose-log';
import { useState } from 'react';
import * as z from 'zod/mini';
import { costCodesQuery } from '../../../data/jobs/cost-codes-query.ts';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useSavedNotice } from '../../../kit/kept/use-saved-notice.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { ReadWeather } from './ReadWeather.tsx';
import {
  contentOf,
  type DraftField,
  draftOf,
  fieldsOfKind,
  type LineDraft,
  weatherTexts,
} from './line-draft.ts';
import { useLineFields } from './use-line-fields.ts';
import type { LogChange } from './use-log-change.ts';
import { useLogWords } from './use-log-words.ts';

type LineSheetProps = {
  readonly kind: LogKind;
  /** Null for a new line. */
  readonly line: ShownLine | null;
  /** The person whose valid signature a change voids; null if no one has signed. */
  readonly signer: string | null;
  readonly projectId: string;
  readonly day: string;
  readonly change: LogChange;
  readonly onClose: () => void;
};

/** Adds a line to a log or edits one, including lines generated from other records. */
export function LineSheet({ kind, line, signer, projectId, day, change, onClose }: LineSheetProps) {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const words = useLogWords();
  const saySaved = useSavedNotice();
  const codesRead = useSnapshotQuery(costCodesQuery(user_id));
  const codes = codesRead.status === 'ready' ? codesRead.data : [];
  const [service, setService] = useState(serviceOf(line));
  const [removeError, setRemoveError] = useState<string | null>(null);
  const isSource = line !== null && isSourceId(line.id);
  const has = (field: DraftField) =>
    fieldsOfKind[kind].includes(field) && !(isSource && kind === 'manpower' && field === 'text');
  const fields = useLineFields(kind);
  const read = (draft: LineDraft) =>
    contentOf(kind, draft, { reader: words.reader, was: line, codes, isSource, service });
  const form = useForm({
    stored: { ...draftOf(line, words.reader), isPrivate: line?.isPrivate ?? false },
    fields,
    schema: z.custom<LineDraft>().check((context) => {
      for (const field of read(context.value).wrong ?? []) {
        context.issues.push({ code: 'custom', input: context.value, path: [field] });
      }
    }),
    save: (draft, _version, typed) => {
      const { content } = read(draft);
      // The schema has already validated it.
      if (content === undefined) throw new Error('This line cannot be read');
      return line === null
        ? change.add({ ...content, isPrivate: draft.isPrivate }, typed)
        : change.edit(line, content.data, draft.isPrivate, typed);
    },
    onSaved: (made) => {
      saySaved(made, { id: 'log-line', title: t`Saved` });
      onClose();
    },
  });
  const remove = async () => {
    if (line === null) return;
    try {
      saySaved(await change.remove(line), { id: 'log-line', title: t`Saved` });
      onClose();
    } catch (error) {
      setRemoveError(i18n._(describeError(error)));
    }
  };
  const isLong = ['work', 'delay', 'safety', 'note'].includes(kind);
  return (
    <FormSheet
      form={form}
      title={line === null ? words.added[kind] : sheetTitle(line, words)}
      {...(signer !== null &&
        !form.values.isPrivate && {
          description: (
            <Trans>This voids the signature of {signer}. The log is signed again.</Trans>
          ),
        })}
      action={<Trans>Save</Trans>}
      worksOffline
      isBusy={change.isBusy}
      error={removeError}
      otherActions={
        line?.isTyped === true && (
          <Button variant="dangerQuiet" flush isBusy={change.isBusy} onClick={() => void remove()}>
            {!isSource ? (
              <Trans>Remove</Trans>
            ) : kind === 'manpower' ? (
              <Trans>Use the punches again</Trans>
            ) : kind === 'equipment' ? (
              <Trans>Use the meter again</Trans>
            ) : (
              <Trans>Use the report again</Trans>
            )}
          </Button>
        )
      }
      onClose={onClose}
    >
      {has('code') && (
        <Picker
          {...form.value('code')}
          title={t`Choose a cost code`}
          placeholder={t`Choose a cost code`}
          searchLabel={t`Search cost codes`}
          emptyText={t`No cost code found.`}
          options={codes
            .filter(({ id, archived_at }) => archived_at === null || id === form.values.code)
            .map(({ id, code, name }) => ({ value: id, label: name, detail: code }))}
        />
      )}
      {has('text') &&
        (isLong ? (
          <TextArea
            {...form.text('text')}
            rows={kind === 'work' ? 5 : 3}
            maxLength={kind === 'work' || kind === 'note' ? 4000 : 2000}
          />
        ) : (
          <TextField
            {...form.text('text')}
            autoComplete="off"
            maxLength={kind === 'delivery' ? 1000 : 200}
          />
        ))}
      {has('from') && (
        <TextField
          {...form.text('from')}
          labelDetail={t`optional`}
          autoComplete="off"
          maxLength={200}
        />
      )}
      {has('people') && (
        <TextField {...form.text('people')} inputMode="numeric" autoComplete="off" />
      )}
      {has('hours') && (
        <TextField
          {...form.text('hours')}
          {...(kind !== 'manpower' && { labelDetail: t`optional` })}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      {has('whose') && (
        <Select
          {...form.text('whose')}
          options={Object.entries(words.causes).map(([value, label]) => ({ value, label }))}
        />
      )}
      {has('amount') && (
        <div className="grid grid-cols-2 gap-3">
          <TextField {...form.text('amount')} inputMode="decimal" autoComplete="off" />
          <TextField {...form.text('unit')} autoComplete="off" maxLength={20} />
        </div>
      )}
      {kind === 'weather' && (
        <ReadWeather
          projectId={projectId}
          day={day}
          onRead={(data) => {
            form.change(weatherTexts(data, words.reader));
            setService(serviceOf({ kind, data }));
          }}
        />
      )}
      {has('low') && (
        <div className="grid grid-cols-2 gap-3">
          {(['low', 'high', 'rain', 'wind'] as const).map((field) => (
            <TextField key={field} {...form.text(field)} inputMode="text" autoComplete="off" />
          ))}
        </div>
      )}
      {has('isPrivate') && (
        <Checkbox
          label={t`Private`}
          detail={t`Only supervisors and admins see it. It isn’t signed and never in the PDF.`}
          checked={form.values.isPrivate}
          onChange={({ target }) => form.change({ isPrivate: target.checked })}
        />
      )}
    </FormSheet>
  );
}

/** Returns the weather service that a line came from; null if it was entered by hand. */
function serviceOf(line: LogContent | null) {
  if (line?.kind !== 'weather') return null;
  const { service: name, read_at: readAt } = line.data;
  return name === null || readAt === null ? null : { name, readAt };
}

function sheetTitle(line: LogContent, words: ReturnType<typeof useLogWords>): string {
  return line.kind === 'manpower' ? words.line(line).title : words.added[line.kind];
}

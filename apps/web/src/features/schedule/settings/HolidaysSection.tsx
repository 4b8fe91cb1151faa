import { Trans, useLingui } from '@lingui/react/macro';
import type { Holiday } from '@muster/contract/schedule';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import * as z from 'zod/mini';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { notify } from '../../../ui/notices.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useShiftWords } from '../use-shift-words.ts';
import { LoadedSection } from './LoadedSection.tsx';
import { holidaysQuery } from './settings-queries.ts';
import { useSettingChange } from './use-setting-change.ts';

/** The company's days off; past ones are left out. */
export function HolidaysSection() {
  const { user_id } = useIdentity();
  return (
    <LoadedSection result={useSnapshotQuery(holidaysQuery(user_id))}>
      {({ holidays, today }) => (
        <Holidays holidays={holidays.filter(({ on_date }) => on_date >= today)} today={today} />
      )}
    </LoadedSection>
  );
}

function Holidays({
  holidays,
  today,
}: {
  readonly holidays: readonly Holiday[];
  readonly today: string;
}) {
  const { t, i18n } = useLingui();
  const words = useShiftWords();
  const change = useSettingChange();
  const [edited, setEdited] = useState<Holiday | null>(null);
  const remove = (holiday: Holiday) =>
    change.mutate(
      { call: 'remove_holiday', parameters: { id: holiday.id } },
      {
        onError: (error) =>
          void notify({
            id: 'settings',
            tone: 'destructive',
            title: t`Nothing was removed`,
            body: i18n._(describeError(error)),
          }),
      },
    );
  const add = (
    <Button icon={Plus} onClick={() => setEdited({ id: randomId(), on_date: today, name: '' })}>
      <Trans>Add holiday</Trans>
    </Button>
  );
  return (
    <>
      {holidays.length === 0 ? (
        <EmptyState icon={CalendarDays} action={add}>
          <Trans>No upcoming holidays.</Trans>
        </EmptyState>
      ) : (
        <Card isFlush>
          <ul className="divide-y divide-line">
            {holidays
              .toSorted((a, b) => (a.on_date < b.on_date ? -1 : 1))
              .map((holiday) => (
                <li key={holiday.id} className="flex items-center gap-2 py-1 pr-2 pl-4 md:pl-5">
                  <button
                    type="button"
                    onClick={() => setEdited(holiday)}
                    className="flex min-h-14 min-w-0 flex-1 flex-col justify-center text-left md:min-h-11"
                  >
                    <span className="font-medium">{holiday.name}</span>
                    <span className="text-14 text-ink-2 tabular-nums">
                      {words.fullDay(holiday.on_date)}
                    </span>
                  </button>
                  <IconButton
                    icon={Trash2}
                    label={t`Delete ${holiday.name}`}
                    onClick={() => remove(holiday)}
                  />
                </li>
              ))}
          </ul>
        </Card>
      )}
      {holidays.length > 0 && add}
      {edited !== null && (
        <HolidaySheet key={edited.id} holiday={edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

const schema = z.object({
  on_date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
});

function HolidaySheet({
  holiday,
  onClose,
}: {
  readonly holiday: Holiday;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const change = useSettingChange();
  const form = useForm({
    stored: { on_date: holiday.on_date, name: holiday.name },
    fields: {
      on_date: { label: t`Date`, wrong: t`Enter a date.` },
      name: { label: t`Name`, wrong: t`Enter a name.` },
    },
    schema,
    refused: {
      taken: { field: 'on_date', words: t`Choose another day. This one already has a holiday.` },
    },
    save: (typed) =>
      change.mutateAsync({ call: 'save_holiday', parameters: { id: holiday.id, ...typed } }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={holiday.name === '' ? t`Add holiday` : t`Edit holiday`}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <TextField {...form.text('name')} maxLength={100} />
      <TextField {...form.text('on_date')} type="date" />
    </FormSheet>
  );
}

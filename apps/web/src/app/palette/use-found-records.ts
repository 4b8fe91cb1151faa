import { useLingui } from '@lingui/react/macro';
import type { RecordKind } from '@muster/contract/found-records';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import type { PickerOption } from '../../ui/picker-option.ts';
import { findRecordsQuery } from './find-records-query.ts';
import { recordPath } from './record-path.ts';

/** What the server finds for the words, as options of the palette that lead to the records. */
export function useFoundRecords(words: string): readonly PickerOption<string>[] {
  const { i18n } = useLingui();
  const { api } = useData();
  const { user_id, role } = useIdentity();
  const groups = useKindWords();
  const found = useQuery(findRecordsQuery(api, user_id, useDeferredValue(words)));
  if (words.length < 2) return [];
  const isLead = role === 'supervisor' || role === 'admin';
  if (found.data === undefined) return [];
  const { words: searched, records } = found.data;
  return records.map((record) => {
    const day =
      record.day === null
        ? null
        : i18n.date(new Date(`${record.day}T00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
    return {
      value: recordPath(record, isLead),
      label: record.label,
      detail: [day, record.detail].filter((part) => part !== null).join(' · ') || undefined,
      // The server matches more than it shows, so its results match the words that it searched for. While the answer to
      // newer words is on its way, the older results are matched by their own text.
      keywords: searched,
      group: groups[record.kind],
    };
  });
}

function useKindWords(): Readonly<Record<RecordKind, string>> {
  const { t } = useLingui();
  return {
    person: t`People`,
    project: t`Projects`,
    album: t`Photos`,
    site: t`Job sites`,
    hazard: t`Hazards`,
    jsa: t`JSAs`,
    incident: t`Incidents`,
    timesheet: t`Timesheets`,
    shift: t`Shifts`,
    export: t`Payroll exports`,
    daily_log: t`Daily logs`,
    ticket: t`Work tickets`,
    equipment: t`Equipment`,
    checklist: t`Checklists`,
    order: t`Orders`,
    vendor: t`Vendors`,
    receipt: t`Receipts`,
    claim: t`Claims`,
  };
}

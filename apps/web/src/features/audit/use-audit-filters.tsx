import { useLingui } from '@lingui/react/macro';
import type { ListFilter } from '../../kit/list/list-filter.ts';
import { DateRangePicker } from '../../ui/time/DateRangePicker.tsx';
import type { PayCalendar } from '../../ui/time/date-presets.ts';
import { useDatePresetNames } from '../../ui/time/use-date-preset-names.ts';
import { useAuditNames } from './audit-names-context.tsx';
import type { AuditSearch } from './audit-search.ts';
import { PersonFilter } from './PersonFilter.tsx';
import type { Names } from './use-change-words.ts';

type AuditFiltersOptions = {
  readonly search: AuditSearch;
  readonly names: Names;
  readonly calendar: PayCalendar;
  /** An undefined part is taken out of the address. */
  readonly change: (part: {
    readonly [Key in keyof AuditSearch]?: AuditSearch[Key] | undefined;
  }) => void;
};

/** Narrows the audit by person, record, action and days. */
export function useAuditFilters(options: AuditFiltersOptions): readonly ListFilter[] {
  const { search, names, calendar, change } = options;
  const { t, i18n } = useLingui();
  const presetNames = useDatePresetNames();
  const kinds = Object.entries(useAuditNames().kinds)
    .map(([value, name]) => ({ value, label: i18n._(name) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
  // An address may name a kind that has no words.
  const known = kinds.some(({ value }) => value === search.kind);
  const other =
    search.kind === undefined || known ? [] : [{ value: search.kind, label: search.kind }];
  const { person, period } = search;
  return [
    {
      kind: 'custom',
      key: 'person',
      chip: person === undefined ? null : (names[person] ?? t`Person`),
      renderControl: (isLabelHidden) => (
        <PersonFilter
          personId={person ?? null}
          isLabelHidden={isLabelHidden}
          onChange={(chosen) => change({ person: chosen ?? undefined })}
          className="min-w-0 md:min-w-38"
        />
      ),
    },
    {
      kind: 'select',
      key: 'kind',
      label: t`Record`,
      allLabel: t`All records`,
      options: [...other, ...kinds],
      resets: ['record'],
    },
    {
      kind: 'select',
      key: 'action',
      label: t`Action`,
      allLabel: t`All changes`,
      options: [
        { value: 'insert', label: t`Added` },
        { value: 'update', label: t`Updated` },
        { value: 'delete', label: t`Removed` },
        { value: 'export', label: t`Exported` },
        { value: 'read', label: t`Viewed` },
        { value: 'all', label: t`Changes and views` },
      ],
    },
    {
      kind: 'custom',
      key: 'period',
      chip: period === undefined ? null : presetNames[period],
      resets: ['from', 'to'],
      renderControl: (isLabelHidden) => (
        <DateRangePicker
          label={t`Days`}
          isLabelHidden={isLabelHidden}
          value={search}
          calendar={calendar}
          onChange={change}
          className="min-w-0 md:min-w-38"
        />
      ),
    },
  ];
}

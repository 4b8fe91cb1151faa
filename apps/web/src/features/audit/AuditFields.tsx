import { useLingui } from '@lingui/react/macro';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type AuditSearch, periods } from './audit-search.ts';
import { kindNames } from './names-of-fields.ts';
import { PersonFilter } from './PersonFilter.tsx';

type AuditFieldsProps = {
  readonly search: AuditSearch;
  /** An undefined part is taken out of the address. */
  readonly change: (part: {
    readonly [Key in keyof AuditSearch]: AuditSearch[Key] | undefined;
  }) => void;
};

/** Narrows the audit by person, record, action and days. */
export function AuditFields({ search, change }: AuditFieldsProps) {
  const { t, i18n } = useLingui();
  const kinds = Object.entries(kindNames)
    .map(([value, name]) => ({ value, label: i18n._(name) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.locale));
  // An address may name a kind that has no words.
  const known = kinds.some(({ value }) => value === search.kind);
  const periodNames = {
    today: t`Today`,
    week: t`Last 7 days`,
    month: t`Last 30 days`,
    year: t`Last 365 days`,
    dates: t`Chosen days`,
  } satisfies Record<(typeof periods)[number], string>;
  const place = 'min-w-full flex-1 md:min-w-38';
  return (
    <>
      <PersonFilter
        personId={search.person ?? null}
        onChange={(person) => change({ person: person ?? undefined })}
        className={place}
      />
      <Select
        label={t`Record`}
        isLabelHidden
        options={[
          { value: '', label: t`All records` },
          ...(search.kind !== undefined && !known
            ? [{ value: search.kind, label: search.kind }]
            : []),
          ...kinds,
        ]}
        value={search.kind ?? ''}
        onChange={({ target: { value } }) =>
          change({ kind: value === '' ? undefined : value, record: undefined })
        }
        className={place}
      />
      <Select
        label={t`What was done`}
        isLabelHidden
        options={[
          { value: '', label: t`All changes` },
          { value: 'insert', label: t`Added` },
          { value: 'update', label: t`Updated` },
          { value: 'delete', label: t`Removed` },
          { value: 'export', label: t`Exported` },
        ]}
        value={search.action ?? ''}
        onChange={({ target: { value } }) => {
          const action = (['insert', 'update', 'delete', 'export'] as const).find(
            (one) => one === value,
          );
          change({ action });
        }}
        className={place}
      />
      <Select
        label={t`Days`}
        isLabelHidden
        options={[
          { value: '', label: t`Any time` },
          ...periods.map((value) => ({ value, label: periodNames[value] })),
        ]}
        value={search.period ?? ''}
        onChange={({ target: { value } }) =>
          change({
            period: periods.find((one) => one === value),
            from: undefined,
            to: undefined,
          })
        }
        className={place}
      />
      {search.period === 'dates' && (
        <div className="flex min-w-full gap-3 md:min-w-0">
          <TextField
            label={t`First day`}
            type="date"
            value={search.from ?? ''}
            max={search.to}
            onChange={({ target: { value } }) => change({ from: value === '' ? undefined : value })}
            className="min-w-0 flex-1"
          />
          <TextField
            label={t`Last day`}
            type="date"
            value={search.to ?? ''}
            min={search.from}
            onChange={({ target: { value } }) => change({ to: value === '' ? undefined : value })}
            className="min-w-0 flex-1"
          />
        </div>
      )}
    </>
  );
}

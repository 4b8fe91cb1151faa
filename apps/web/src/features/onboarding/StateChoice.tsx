import { useLingui } from '@lingui/react/macro';
import { breakSetNames, breakSources } from '@muster/contract/break-sets';
import { foundingStates, type FoundingState } from '@muster/contract/founding';
import { overtimeSources } from '@muster/contract/overtime-sets';
import { Select } from '../../ui/Select.tsx';

const elsewhere = 'elsewhere';

type StateChoiceProps = {
  readonly value: FoundingState | null;
  readonly onChange: (state: FoundingState | null) => void;
};

/** The state where the crews work, with one sentence about the rules that the company starts with there. */
export function StateChoice({ value, onChange }: StateChoiceProps) {
  const { t, i18n } = useLingui();
  const names: Readonly<Record<FoundingState, string>> = {
    alaska: t`Alaska`,
    california: t`California`,
    colorado: t`Colorado`,
    nevada: t`Nevada`,
    puerto_rico: t`Puerto Rico`,
  };
  const rules: Readonly<Record<FoundingState, string>> = {
    alaska: t`Overtime after 8 hours a day and 40 a week.`,
    california: t`Overtime after 8 hours a day and 40 a week, with California’s meal and rest breaks.`,
    colorado: t`Overtime after 12 hours a day and 40 a week, with Colorado’s meal and rest breaks.`,
    nevada: t`Overtime after 40 hours a week, and after 8 a day for lower pay.`,
    puerto_rico: t`Overtime after 8 hours a day and 40 a week, and on the seventh day in a row.`,
  };
  const ownBreaks = breakSetNames.find((name) => name === value);
  const unverified = [
    overtimeSources[value ?? 'federal'],
    ...(ownBreaks === undefined ? [] : [breakSources[ownBreaks]]),
  ].flatMap(({ source, isVerified }) => (isVerified ? [] : [source]));
  const source = new Intl.ListFormat(i18n.locale).format(unverified);
  const rule = value === null ? t`Overtime after 40 hours a week, by federal law.` : rules[value];
  return (
    <Select
      label={t`Where your crews work`}
      hint={
        unverified.length === 0
          ? t`${rule} You can change this in Settings.`
          : t`${rule} You can change this in Settings. Unverified: compare it with ${source} before you rely on it.`
      }
      options={[
        ...foundingStates.map((state) => ({ value: state, label: names[state] })),
        { value: elsewhere, label: t`Anywhere else` },
      ]}
      value={value ?? elsewhere}
      onChange={(event) =>
        onChange(foundingStates.find((state) => state === event.target.value) ?? null)
      }
    />
  );
}

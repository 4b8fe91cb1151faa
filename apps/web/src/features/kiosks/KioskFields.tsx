import { useLingui } from '@lingui/react/macro';
import type { KioskPhotoRule } from '@muster/contract/kiosk';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Site } from './kiosks-query.ts';

export type KioskDraft = {
  readonly name: string;
  readonly isEverywhere: boolean;
  readonly siteIds: readonly string[];
  readonly photo: KioskPhotoRule;
};

/** What of a draft the server would refuse; null when nothing. */
export function draftFlaw({ name, isEverywhere, siteIds }: KioskDraft): 'name' | 'sites' | null {
  if (name.trim() === '') return 'name';
  return !isEverywhere && siteIds.length === 0 ? 'sites' : null;
}

export function KioskFields({
  draft,
  sites,
  onChange,
}: {
  readonly draft: KioskDraft;
  readonly sites: readonly Site[];
  readonly onChange: (draft: KioskDraft) => void;
}) {
  const { t } = useLingui();
  return (
    <div className="space-y-5">
      <TextField
        label={t`Name`}
        hint={t`Where people find it, such as “Gate at the north yard”`}
        value={draft.name}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <RadioGroup
        label={t`Who clocks in there`}
        options={[
          {
            value: 'sites',
            label: t`The crews of some sites`,
            ...(sites.length === 0 && {
              detail: t`There is no site yet. Projects get their sites under Administration, Projects.`,
            }),
            isDisabled: sites.length === 0,
          },
          { value: 'everywhere', label: t`Everybody in the company` },
        ]}
        value={draft.isEverywhere ? 'everywhere' : 'sites'}
        onChange={(value) => onChange({ ...draft, isEverywhere: value === 'everywhere' })}
      />
      {!draft.isEverywhere && (
        <fieldset className="max-h-56 overflow-y-auto rounded-control border border-line px-3 py-1">
          <legend className="sr-only">{t`Sites`}</legend>
          {sites.map((site) => (
            <Checkbox
              key={site.id}
              label={site.project_name}
              detail={site.name}
              checked={draft.siteIds.includes(site.id)}
              onChange={(event) =>
                onChange({
                  ...draft,
                  siteIds: event.target.checked
                    ? [...draft.siteIds, site.id]
                    : draft.siteIds.filter((id) => id !== site.id),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <SegmentedControl
        label={t`Picture at clock-in and clock-out`}
        options={[
          { value: 'off', label: t({ message: 'Off', context: 'photo' }) },
          { value: 'optional', label: t`Optional` },
          { value: 'required', label: t({ message: 'Required', context: 'photo' }) },
        ]}
        value={draft.photo}
        onChange={(photo) => onChange({ ...draft, photo })}
      />
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Form } from '../../kit/form/use-form.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Site } from './kiosks-query.ts';
import type { KioskValues } from './use-kiosk-form.ts';

export function KioskFields({
  form,
  sites,
}: {
  readonly form: Form<KioskValues>;
  readonly sites: readonly Site[];
}) {
  const { t } = useLingui();
  const draft = form.values;
  const siteIds = form.value('site_ids');
  return (
    <div className="space-y-5">
      <TextField
        {...form.text('name')}
        hint={t`Where the tablet is, such as “Gate at the north yard”`}
        maxLength={100}
        autoComplete="off"
      />
      <RadioGroup
        label={t`Who can clock in`}
        options={[
          {
            value: 'sites',
            label: t`Crews at selected sites`,
            ...(sites.length === 0 && {
              detail: t`No sites yet. Add them under Projects.`,
            }),
            isDisabled: sites.length === 0,
          },
          { value: 'everywhere', label: t`Everyone in the company` },
        ]}
        value={draft.is_everywhere ? 'everywhere' : 'sites'}
        onChange={(value) => form.change({ is_everywhere: value === 'everywhere' })}
      />
      {!draft.is_everywhere && (
        <fieldset className="max-h-56 overflow-y-auto rounded-control border border-line px-3 py-1">
          <legend className="sr-only">{t`Sites`}</legend>
          {sites.map((site) => (
            <Checkbox
              key={site.id}
              label={site.project_name}
              detail={site.name}
              checked={draft.site_ids.includes(site.id)}
              onChange={(event) =>
                siteIds.onChange(
                  event.target.checked
                    ? [...draft.site_ids, site.id]
                    : draft.site_ids.filter((id) => id !== site.id),
                )
              }
            />
          ))}
        </fieldset>
      )}
      {siteIds.error !== null && (
        <p role="alert" className="text-14 text-danger-ink">
          {siteIds.error}
        </p>
      )}
      <SegmentedControl
        label={t`Photo at clock-in and clock-out`}
        options={[
          { value: 'off', label: t({ message: 'Off', context: 'photo' }) },
          { value: 'optional', label: t`Optional` },
          { value: 'required', label: t({ message: 'Required', context: 'photo' }) },
        ]}
        value={draft.photo}
        onChange={(photo) => form.change({ photo })}
      />
    </div>
  );
}

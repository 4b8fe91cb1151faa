import { Trans, useLingui } from '@lingui/react/macro';
import { brandingDefaults } from '@muster/contract';
import { brandingFormSchema } from '@muster/contract/branding-form';
import { Link } from '@tanstack/react-router';
import { useShownChange } from '../../data/changes/use-kept-changes.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { KeptChanges } from '../../kit/kept/KeptChanges.tsx';
import { useSavedNotice } from '../../kit/kept/use-saved-notice.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { VersionChoice } from '../../ui/form/VersionChoice.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { ColorFields } from './ColorFields.tsx';
import { lookOf, type OwnCompany, wrongFields } from './company-query.ts';
import { LogoField } from './LogoField.tsx';
import { LookPreview, type StyleOf } from './LookPreview.tsx';
import { NameField } from './NameField.tsx';
import { lookRecord, useRefreshLook, useSaveLook } from './save-look.ts';

type BrandingEditorProps = { readonly company: OwnCompany; readonly styleOf: StyleOf };

/** The form and, live beside it, what it comes to. */
export function BrandingEditor({ company, styleOf }: BrandingEditorProps) {
  const { t } = useLingui();
  const save = useSaveLook(company.id);
  const refresh = useRefreshLook(company.id);
  const saySaved = useSavedNotice();
  const waiting = useShownChange(lookRecord, company.version);
  const kept = brandingFormSchema.safeParse(waiting?.kept.parameters['branding']);
  const look = lookOf(company);
  const latest = { version: company.version, waitingId: waiting?.item.id ?? null };
  const switched = (isOn: boolean) =>
    isOn ? t({ context: 'switch', message: 'On' }) : t({ context: 'switch', message: 'Off' });
  const form = useForm({
    stored: kept.success ? kept.data : look.branding,
    version: latest,
    fields: {
      logo_url: { label: t`Logo` },
      brand_name: { label: t`Name in the app` },
      show_company_name_in_nav: { label: t`Show the name beside the logo`, show: switched },
      theme_mode: {
        label: t`Company theme`,
        show: (mode) => (mode === 'dark' ? t`Dark` : t`Light`),
      },
      use_custom_colors: { label: t`Use custom colors`, show: switched },
      primary_color: { label: t`Primary color` },
      secondary_color: { label: t`Secondary color` },
      accent_color: { label: t`Accent color` },
      background_color: { label: t`Background` },
      text_color: { label: t`Text` },
    },
    schema: brandingFormSchema,
    save: (branding, seen, typed) => {
      const { version } = seen ?? latest;
      return save.mutateAsync({ look: { ...look, branding }, version, title: t`Branding`, typed });
    },
    onSaved: (made) => saySaved(made, { id: 'branding', title: t`Branding saved` }),
  });
  const { values: branding, change: changeBranding } = form;
  const wrong = wrongFields({ ...look, branding });
  const heldBack = wrong.size > 0 ? t`Fix the marked fields first.` : null;
  return (
    <PageForm
      form={form}
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-8"
    >
      <div className="order-2 space-y-6 lg:order-1">
        <KeptChanges record={lookRecord} onMade={refresh} />
        {form.conflict !== null && <VersionChoice {...form.conflict} />}
        <Card title={t`Name and logo`}>
          <div className="space-y-5">
            <LogoField
              companyId={company.id}
              name={branding.brand_name ?? company.name}
              url={branding.logo_url}
              onChange={(url) => changeBranding({ logo_url: url })}
            />
            <NameField
              companyName={company.name}
              value={branding.brand_name}
              onChange={(name) => changeBranding({ brand_name: name })}
            />
            <Switch
              label={t`Show the name beside the logo`}
              isOn={branding.show_company_name_in_nav}
              onChange={(isOn) => changeBranding({ show_company_name_in_nav: isOn })}
            />
          </div>
        </Card>
        <Card title={t`Colors`}>
          <div className="space-y-5">
            <SegmentedControl
              label={t`Company theme`}
              options={[
                { value: 'light', label: t`Light` },
                { value: 'dark', label: t`Dark` },
              ]}
              value={branding.theme_mode}
              onChange={(mode) => changeBranding({ theme_mode: mode })}
            />
            <p className="-mt-3 text-14 text-ink-3">
              <Trans>Each person can choose a different theme.</Trans>
            </p>
            <Switch
              label={t`Use custom colors`}
              detail={t`When off, the app uses Muster’s colors. Your custom colors stay saved.`}
              isOn={branding.use_custom_colors}
              onChange={(isOn) => changeBranding({ use_custom_colors: isOn })}
            />
            {branding.use_custom_colors && (
              <ColorFields branding={branding} wrong={wrong} onChange={changeBranding} />
            )}
          </div>
        </Card>
        <p className="text-14 text-ink-3">
          <Trans>
            Type of work, tagline, phone, website and address are under{' '}
            <Link
              to="/admin/settings/$section"
              params={{ section: 'profile' }}
              className="font-medium text-accent-ink underline"
            >
              Company profile
            </Link>
            .
          </Trans>
        </p>
        <FormError form={form} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isBusy={form.isSaving}
            disabledReason={heldBack}
          >
            <Trans>Save</Trans>
          </Button>
          <Button
            variant="quiet"
            size="lg"
            onClick={() =>
              changeBranding({
                ...brandingDefaults,
                logo_url: branding.logo_url,
                brand_name: branding.brand_name,
              })
            }
          >
            <Trans>Reset to default colors</Trans>
          </Button>
        </div>
      </div>
      <section aria-label={t`Preview`} className="order-1 lg:sticky lg:top-8 lg:order-2">
        <LookPreview
          companyName={company.name}
          companyType={look.company.company_type}
          branding={branding}
          styleOf={styleOf}
        />
      </section>
      <LeaveGuard isChanged={form.isChanged} />
    </PageForm>
  );
}

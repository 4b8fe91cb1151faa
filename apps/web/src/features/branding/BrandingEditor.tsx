import { Trans, useLingui } from '@lingui/react/macro';
import { brandingDefaults } from '@muster/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { notify } from '../../ui/notices.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { ColorFields } from './ColorFields.tsx';
import { type CompanyLook, lookOf, type OwnCompany, wrongFields } from './company-query.ts';
import { LogoField } from './LogoField.tsx';
import { LookPreview, type StyleOf } from './LookPreview.tsx';
import { NameField } from './NameField.tsx';
import { useSaveLook } from './save-look.ts';

type BrandingEditorProps = { readonly company: OwnCompany; readonly styleOf: StyleOf };

/** The form and, live beside it, what it comes to. */
export function BrandingEditor({ company, styleOf }: BrandingEditorProps) {
  const { t, i18n } = useLingui();
  const isOffline = useNetwork() === 'offline';
  const [look, setLook] = useState<CompanyLook>(() => lookOf(company));
  const save = useSaveLook(company.id);
  const wrong = wrongFields(look);
  const { branding } = look;
  const changeBranding = (part: Partial<CompanyLook['branding']>) =>
    setLook({ ...look, branding: { ...branding, ...part } });
  const submit = async () => {
    try {
      await save.mutateAsync({ look, version: company.version });
      void notify({ id: 'branding', tone: 'good', title: t`Your branding is saved` });
    } catch (error) {
      void notify({
        id: 'branding',
        tone: 'destructive',
        title: t`Your branding was not saved`,
        body: i18n._(describeError(error)),
      });
    }
  };
  const heldBack = wrong.size > 0 ? t`Fix the marked fields first.` : null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-8"
    >
      <div className="order-2 space-y-6 lg:order-1">
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
              label={t`Theme of the company`}
              options={[
                { value: 'light', label: t`Light` },
                { value: 'dark', label: t`Dark` },
              ]}
              value={branding.theme_mode}
              onChange={(mode) => changeBranding({ theme_mode: mode })}
            />
            <p className="-mt-3 text-14 text-ink-3">
              <Trans>Each person can choose a different one.</Trans>
            </p>
            <Switch
              label={t`Use custom colors`}
              detail={t`When off, Muster's colors are used. Yours are kept.`}
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
            Kind of work, tagline, phone, website and address are under{' '}
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
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isBusy={save.isPending}
            disabledReason={isOffline ? t`This needs a connection.` : heldBack}
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
    </form>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanySettings } from '@muster/contract/company-settings';
import { Link } from '@tanstack/react-router';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { SectionFrame } from '../form/SectionFrame.tsx';
import { useSectionForm } from '../form/use-section-form.ts';
import type { SectionProps } from '../section-props.ts';

export function ProfileSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const form = useSectionForm('profile', settings.profile, settings, {
    name: { label: t`Company name`, wrong: t`Enter the company’s name.` },
    company_type: { label: t`Type of work` },
    tagline: { label: t`Tagline` },
    phone: { label: t`Office phone` },
    website_url: { label: t`Website`, wrong: t`Enter an address that starts with https://.` },
    address: { label: t`Address` },
  });
  // An empty field is one that the company leaves out.
  const optional = (name: Exclude<keyof CompanySettings['profile'], 'name'>) => {
    const { value, onChange, ...texts } = form.value(name);
    const typed = (text: string) => onChange(text.trim() === '' ? null : text);
    return {
      ...texts,
      value: value ?? '',
      onChange: (event: { readonly target: { readonly value: string } }) =>
        typed(name === 'website_url' ? event.target.value.trim() : event.target.value),
    };
  };
  return (
    <SectionFrame section="profile" form={form}>
      <TextField {...form.text('name')} maxLength={200} />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <TextField {...optional('company_type')} maxLength={100} />
        <TextField {...optional('tagline')} maxLength={300} />
        <TextField {...optional('phone')} type="tel" maxLength={50} />
        <TextField {...optional('website_url')} type="url" autoCapitalize="none" maxLength={2000} />
      </div>
      <TextArea {...optional('address')} maxLength={500} />
      <p className="text-14 text-ink-3">
        <Trans>
          Logo, colors and the name in the app are under{' '}
          <Link to="/admin/company/branding" className="font-medium text-accent-ink underline">
            Branding
          </Link>
          .
        </Trans>
      </p>
    </SectionFrame>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { SectionFrame } from '../form/SectionFrame.tsx';
import { useSectionForm } from '../form/use-section-form.ts';
import type { SectionProps } from '../section-props.ts';

export function ProfileSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const form = useSectionForm('profile', settings.profile, settings);
  const { draft, wrong, change } = form;
  const textOrNull = (text: string) => (text.trim() === '' ? null : text);
  return (
    <SectionFrame form={form}>
      <TextField
        label={t`Name of the company`}
        maxLength={200}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
        error={wrong.has('name') ? t`A company needs a name.` : null}
      />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <TextField
          label={t`Kind of work`}
          maxLength={100}
          value={draft.company_type ?? ''}
          onChange={(event) => change({ company_type: textOrNull(event.target.value) })}
        />
        <TextField
          label={t`Tagline`}
          maxLength={300}
          value={draft.tagline ?? ''}
          onChange={(event) => change({ tagline: textOrNull(event.target.value) })}
        />
        <TextField
          label={t`Phone of the office`}
          type="tel"
          maxLength={50}
          value={draft.phone ?? ''}
          onChange={(event) => change({ phone: textOrNull(event.target.value) })}
        />
        <TextField
          label={t`Website`}
          type="url"
          autoCapitalize="none"
          maxLength={2000}
          value={draft.website_url ?? ''}
          onChange={(event) => change({ website_url: textOrNull(event.target.value.trim()) })}
          error={wrong.has('website_url') ? t`Start it with https://.` : null}
        />
      </div>
      <TextArea
        label={t`Address`}
        maxLength={500}
        value={draft.address ?? ''}
        onChange={(event) => change({ address: textOrNull(event.target.value) })}
      />
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

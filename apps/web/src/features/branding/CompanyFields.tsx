import { useLingui } from '@lingui/react/macro';
import type { CompanyFacts } from '@muster/contract/branding-form';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { LookField } from './company-query.ts';

type CompanyFieldsProps = {
  readonly company: CompanyFacts;
  readonly wrong: ReadonlySet<LookField>;
  readonly onChange: (part: Partial<CompanyFacts>) => void;
};

export function CompanyFields({ company, wrong, onChange }: CompanyFieldsProps) {
  const { t } = useLingui();
  const textOrNull = (text: string) => (text === '' ? null : text);
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <TextField
        label={t`Kind of work`}
        maxLength={100}
        hint={t`Shown below the name when the app opens.`}
        value={company.company_type ?? ''}
        onChange={(event) => onChange({ company_type: textOrNull(event.target.value) })}
      />
      <TextField
        label={t`Tagline`}
        maxLength={300}
        value={company.tagline ?? ''}
        onChange={(event) => onChange({ tagline: textOrNull(event.target.value) })}
      />
      <TextField
        label={t`Website`}
        type="url"
        autoCapitalize="none"
        maxLength={2000}
        value={company.website_url ?? ''}
        onChange={(event) => onChange({ website_url: textOrNull(event.target.value.trim()) })}
        error={wrong.has('website_url') ? t`Write it with https:// at its beginning.` : null}
      />
      <TextField
        label={t`Phone of the office`}
        type="tel"
        maxLength={50}
        value={company.phone ?? ''}
        onChange={(event) => onChange({ phone: textOrNull(event.target.value) })}
      />
      <TextArea
        label={t`Address`}
        maxLength={500}
        value={company.address ?? ''}
        onChange={(event) => onChange({ address: textOrNull(event.target.value) })}
        className="md:col-span-2"
      />
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { BrandingForm } from '@muster/contract/branding-form';
import { ColorField } from '../../ui/ColorField.tsx';
import type { LookField } from './company-query.ts';

type ColorKey =
  | 'primary_color'
  | 'secondary_color'
  | 'accent_color'
  | 'background_color'
  | 'text_color';

type ColorFieldsProps = {
  readonly branding: BrandingForm;
  readonly wrong: ReadonlySet<LookField>;
  readonly onChange: (part: Partial<Pick<BrandingForm, ColorKey>>) => void;
};

export function ColorFields({ branding, wrong, onChange }: ColorFieldsProps) {
  const { t } = useLingui();
  const fields: readonly { key: ColorKey; label: string; hint?: string }[] = [
    { key: 'primary_color', label: t`Primary color`, hint: t`Buttons and links.` },
    { key: 'secondary_color', label: t`Secondary color`, hint: t`Selected items and charts.` },
    { key: 'accent_color', label: t`Accent color`, hint: t`Highlights, such as counts.` },
    { key: 'background_color', label: t`Background`, hint: t`Behind every page.` },
    { key: 'text_color', label: t`Text` },
  ];
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      {fields.map(({ key, ...texts }) => (
        <ColorField
          key={key}
          {...texts}
          value={branding[key]}
          error={wrong.has(key) ? t`Enter a color such as #1a73e8.` : null}
          onChange={(value) => onChange({ [key]: value })}
        />
      ))}
    </div>
  );
}

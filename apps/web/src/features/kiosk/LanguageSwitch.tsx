import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import type { KioskLanguage } from './KioskScreen.tsx';

/** Each language in itself: whoever needs the switch cannot read the other. */
export function LanguageSwitch({
  language,
  onChange,
}: {
  readonly language: KioskLanguage;
  readonly onChange: (language: KioskLanguage) => void;
}) {
  const { t } = useLingui();
  return (
    <SegmentedControl
      label={t`Language`}
      isLabelHidden
      options={[
        { value: 'en', label: 'English' },
        { value: 'es', label: 'Español' },
      ]}
      value={language}
      onChange={onChange}
      className="w-48 max-w-full"
    />
  );
}

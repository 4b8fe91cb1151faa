import type { Language } from '@muster/domain/languages';
import { languageOptions } from '@muster/domain/language-names';
import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';

export function LanguageSwitch({
  language,
  onChange,
}: {
  readonly language: Language;
  readonly onChange: (language: Language) => void;
}) {
  const { t } = useLingui();
  return (
    <SegmentedControl
      label={t`Language`}
      isLabelHidden
      options={languageOptions}
      value={language}
      onChange={onChange}
      className="w-48 max-w-full min-w-0"
    />
  );
}

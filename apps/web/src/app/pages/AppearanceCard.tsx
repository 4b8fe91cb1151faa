import { useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/Card.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { languageNames } from '../i18n/language-names.ts';
import { languages } from '../i18n/languages.ts';
import { useLook, useLookStore } from '../look/look-context.tsx';

/** The person's own theme and language; they take effect at once. */
export function AppearanceCard() {
  const { t } = useLingui();
  const { language, themeChoice } = useLook();
  const look = useLookStore();
  return (
    <Card title={t`Appearance and language`}>
      <div className="grid gap-5 md:grid-cols-2">
        <SegmentedControl
          label={t`Theme`}
          options={[
            { value: 'company', label: t`Company` },
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
          ]}
          value={themeChoice}
          onChange={(theme) => look.choose({ theme })}
        />
        <SegmentedControl
          label={t`Language`}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={(value) => look.choose({ language: value })}
        />
      </div>
    </Card>
  );
}

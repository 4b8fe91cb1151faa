import { useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/Card.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { languageOptions } from '@muster/domain/language-names';
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
          options={languageOptions}
          value={language}
          onChange={(value) => look.choose({ language: value })}
        />
      </div>
    </Card>
  );
}

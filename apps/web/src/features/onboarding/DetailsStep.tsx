import { useLingui } from '@lingui/react/macro';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Onboarding } from './use-onboarding.ts';

export function DetailsStep({
  onboarding: { draft, missing, change },
}: {
  readonly onboarding: Onboarding;
}) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Company name`}
        autoComplete="organization"
        maxLength={200}
        value={draft.companyName}
        onChange={(event) => change({ companyName: event.target.value })}
        error={missing.has('companyName') ? t`Enter the name of your company.` : null}
      />
      <TextField
        label={t`Type of work`}
        labelDetail={t`optional`}
        maxLength={100}
        hint={t`Such as concrete, electrical or landscaping. It appears below the company name when the app opens.`}
        value={draft.companyType}
        onChange={(event) => change({ companyType: event.target.value })}
      />
      <TextArea
        label={t`Address`}
        labelDetail={t`optional`}
        autoComplete="street-address"
        rows={3}
        maxLength={500}
        value={draft.address}
        onChange={(event) => change({ address: event.target.value })}
      />
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/TextField.tsx';
import type { Onboarding } from './use-onboarding.ts';

type YouStepProps = { readonly onboarding: Onboarding };

export function YouStep({ onboarding: { draft, missing, change } }: YouStepProps) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 md:gap-3">
        <TextField
          label={t`First name`}
          autoComplete="given-name"
          maxLength={100}
          value={draft.firstName}
          onChange={(event) => change({ firstName: event.target.value })}
          error={missing.has('firstName') ? t`Enter your first name.` : null}
        />
        <TextField
          label={t`Last name`}
          autoComplete="family-name"
          maxLength={100}
          value={draft.lastName}
          onChange={(event) => change({ lastName: event.target.value })}
          error={missing.has('lastName') ? t`Enter your last name.` : null}
        />
      </div>
      <TextField
        label={t`Phone`}
        labelDetail={t`optional`}
        type="tel"
        autoComplete="tel"
        maxLength={50}
        hint={t`So your supervisor can reach you on site.`}
        value={draft.phone}
        onChange={(event) => change({ phone: event.target.value })}
      />
    </>
  );
}

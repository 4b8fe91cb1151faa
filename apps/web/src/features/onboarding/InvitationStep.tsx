import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/TextField.tsx';
import type { Onboarding } from './use-onboarding.ts';

export function InvitationStep({
  onboarding: { draft, missing, change },
}: {
  readonly onboarding: Onboarding;
}) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Invitation`}
      hint={t`Paste the invitation link or code you received.`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={draft.invitation}
      onChange={(event) => change({ invitation: event.target.value })}
      error={missing.has('invitation') ? t`Paste your invitation.` : null}
    />
  );
}

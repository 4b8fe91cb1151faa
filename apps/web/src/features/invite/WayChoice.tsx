import { useLingui } from '@lingui/react/macro';
import type { InvitationWay } from '@muster/contract/invitations';
import type { Form } from '../../kit/form/use-form.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import type { InviteValues } from './use-invite-form.ts';

type WayChoiceProps = {
  readonly form: Form<InviteValues>;
  /** Someone new may come without a login as well. */
  readonly isForNew: boolean;
};

export function WayChoice({ form, isForNew }: WayChoiceProps) {
  const { t } = useLingui();
  const options: { value: InvitationWay; label: string; detail: string }[] = [
    { value: 'mail', label: t`By email`, detail: t`The email carries your company’s branding.` },
    {
      value: 'link',
      label: t`By link or code`,
      detail: t`A link to copy, a text message, or a code to scan from your screen.`,
    },
  ];
  if (isForNew) {
    options.push({
      value: 'none',
      label: t`No login`,
      detail: t`Their crew lead clocks them in, or they use a kiosk. You can offer a login later.`,
    });
  }
  return <RadioGroup {...form.value('way')} options={options} />;
}

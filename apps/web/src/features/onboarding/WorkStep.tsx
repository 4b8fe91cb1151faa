import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/TextField.tsx';
import { PayPeriodChoice } from '../../ui/time/PayPeriodChoice.tsx';
import { WorkweekSelect } from '../../ui/time/WorkweekSelect.tsx';
import { ZonePicker } from '../../ui/time/ZonePicker.tsx';
import { chosenState } from './onboarding-draft.ts';
import { StateChoice } from './StateChoice.tsx';
import type { Onboarding } from './use-onboarding.ts';

/** From when the week counts and how people are paid: what hours are added up by. */
export function WorkStep({
  onboarding: { draft, missing, change },
}: {
  readonly onboarding: Onboarding;
}) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Your first project`}
        maxLength={200}
        hint={t`A job your crews track time on. You can add more projects later.`}
        value={draft.firstProject}
        onChange={(event) => change({ firstProject: event.target.value })}
        error={missing.has('firstProject') ? t`Enter a project name, such as “Yard.”` : null}
      />
      <ZonePicker
        value={draft.timeZone}
        onChange={(timeZone) => change({ timeZone: timeZone ?? '' })}
        isWrong={missing.has('timeZone')}
      />
      <StateChoice value={chosenState(draft)} onChange={(state) => change({ state })} />
      <WorkweekSelect
        value={draft.workweekStart}
        onChange={(workweekStart) => change({ workweekStart })}
      />
      <PayPeriodChoice value={draft.payPeriod} onChange={(payPeriod) => change({ payPeriod })} />
    </>
  );
}

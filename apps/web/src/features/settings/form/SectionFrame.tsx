import { Trans } from '@lingui/react/macro';
import type { SettingKind } from '@muster/contract/company-settings';
import type { ReactNode } from 'react';
import { LeaveGuard } from '../../../kit/form/LeaveGuard.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { FramedForm, SectionForm } from './use-section-form.ts';

type SectionFrameProps = {
  readonly form: FramedForm<SectionForm<SettingKind>>;
  readonly children: ReactNode;
};

/** A section that holds as soon as it is saved. */
export function SectionFrame({ form, children }: SectionFrameProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
      className="space-y-5"
    >
      <Card>
        <div className="space-y-5">{children}</div>
      </Card>
      <SaveBar
        label={<Trans>Save</Trans>}
        isChanged={form.isChanged}
        isWrong={form.wrong.size > 0}
        isSaving={form.isSaving}
        onReset={form.reset}
      />
      <LeaveGuard isChanged={form.isChanged} />
    </form>
  );
}

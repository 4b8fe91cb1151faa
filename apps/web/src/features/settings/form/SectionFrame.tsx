import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageForm } from '../../../kit/form/PageForm.tsx';
import { SaveBar } from '../../../kit/form/SaveBar.tsx';
import type { FramedForm } from '../../../kit/form/use-form.ts';
import { Card } from '../../../ui/Card.tsx';
import { VersionChoice } from '../../../ui/form/VersionChoice.tsx';

type SectionFrameProps = {
  readonly form: FramedForm & { readonly reset: () => void };
  readonly children: ReactNode;
};

/** A section that applies as soon as it is saved. */
export function SectionFrame({ form, children }: SectionFrameProps) {
  return (
    <PageForm form={form}>
      {form.conflict !== null && <VersionChoice {...form.conflict} />}
      <Card>
        <div className="space-y-5">{children}</div>
      </Card>
      <SaveBar
        form={form}
        label={<Trans>Save</Trans>}
        isWrong={form.wrongPaths.length > 0}
        onReset={form.reset}
      />
    </PageForm>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageForm } from '../../../kit/form/PageForm.tsx';
import { KeptChanges } from '../../../kit/kept/KeptChanges.tsx';
import { SaveBar } from '../../../kit/form/SaveBar.tsx';
import type { FramedForm } from '../../../kit/form/use-form.ts';
import { Card } from '../../../ui/Card.tsx';
import type { SectionKind } from '@muster/contract/company-settings';
import { VersionChoice } from '../../../ui/form/VersionChoice.tsx';
import { mayWait, recordOf, useRefreshSettings } from './save-section.ts';

type SectionFrameProps = {
  readonly section: SectionKind;
  readonly form: FramedForm & { readonly reset: () => void };
  readonly children: ReactNode;
};

/** A section that takes effect as soon as it is saved. */
export function SectionFrame({ section, form, children }: SectionFrameProps) {
  const refresh = useRefreshSettings();
  return (
    <PageForm form={form}>
      <KeptChanges record={recordOf(section)} onMade={refresh} />
      {form.conflict !== null && <VersionChoice {...form.conflict} />}
      <Card>
        <div className="space-y-5">{children}</div>
      </Card>
      <SaveBar
        form={form}
        label={<Trans>Save</Trans>}
        worksOffline={mayWait(section)}
        isWrong={form.wrongPaths.length > 0}
        onReset={form.reset}
      />
    </PageForm>
  );
}

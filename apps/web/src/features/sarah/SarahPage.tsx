import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useUnfinishedDialogues } from '../../data/jsa/use-unfinished-dialogues.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StartForm } from './StartForm.tsx';
import { UnfinishedCard } from './UnfinishedCard.tsx';

/** `/sarah-jsa`: continue an unfinished job, or start a new one. */
export function SarahPage() {
  const unfinished = useUnfinishedDialogues();
  const asked: { readonly project?: string; readonly from?: string } = useSearch({ strict: false });
  return (
    <div className="w-full max-w-reading space-y-5">
      <PageHeader
        title={<Trans>Talk a job through</Trans>}
        description={
          <Trans>
            Sarah asks, the crew answers, and everyone signs before work begins. Works offline.
          </Trans>
        }
      />
      {unfinished !== undefined && unfinished.length > 0 && (
        <UnfinishedCard dialogues={unfinished} />
      )}
      {/* Wait for the list above, so that it doesn't push the form down under a thumb. */}
      {unfinished !== undefined && (
        <StartForm key={asked.from} projectId={asked.project} copiedId={asked.from} />
      )}
    </div>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Counts } from './Counts.tsx';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';
import type { ImportAnswer } from './use-import-people.ts';
import { useSaveFlawed } from './use-save-flawed.ts';

type DoneStepProps = {
  readonly file: CsvFile;
  readonly answer: ImportAnswer;
  readonly onAgain: () => void;
};

/** The last step: what the import did. */
export function DoneStep({ file, answer: { counts, flaws }, onAgain }: DoneStepProps) {
  const { t } = useLingui();
  const saveFlawed = useSaveFlawed(file);
  const hasChanged = counts.created + counts.updated > 0;
  return (
    <div className="space-y-5">
      <output className="flex items-center gap-3">
        <CircleCheck aria-hidden className="size-7 shrink-0 text-done-ink" strokeWidth={1.5} />
        <h2 className="text-18 font-semibold">
          {hasChanged ? <Trans>Import finished</Trans> : <Trans>Nothing to change</Trans>}
        </h2>
      </output>
      <Counts
        items={[
          { label: t({ message: 'New', context: 'people' }), value: counts.created },
          { label: t`Changed`, value: counts.updated },
          { label: t`Unchanged`, value: counts.unchanged },
          { label: t`Left out`, value: counts.skipped, tone: 'danger' },
        ]}
      />
      {counts.invited > 0 && (
        <p className="text-ink-2">
          <Plural
            value={counts.invited}
            one="# invitation is on its way by email."
            other="# invitations are on their way by email."
          />{' '}
          <Link to="/admin/invitations" className="text-accent-ink underline">
            <Trans>See who has opened theirs</Trans>
          </Link>
        </p>
      )}
      <div className="flex flex-col gap-2 md:flex-row">
        <Link to="/admin/employees" className={buttonStyles({ variant: 'primary', size: 'lg' })}>
          <Trans>Go to people</Trans>
        </Link>
        {flaws.length > 0 && (
          <Button size="lg" icon={Download} onClick={() => void saveFlawed(flaws)}>
            <Trans>Save skipped rows</Trans>
          </Button>
        )}
        <Button size="lg" onClick={onAgain}>
          <Trans>Import another file</Trans>
        </Button>
      </div>
    </div>
  );
}

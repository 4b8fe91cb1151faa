import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ImportRow } from '@muster/domain';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import type { ColumnChoice } from './column-choice.ts';
import { Counts } from './Counts.tsx';
import { FlawList } from './FlawList.tsx';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';
import type { ImportAnswer } from './use-import-people.ts';
import { useSaveFlawed } from './use-save-flawed.ts';

type CheckStepProps = {
  readonly file: CsvFile;
  readonly rows: readonly ImportRow[];
  readonly columns: ColumnChoice;
  readonly answer: ImportAnswer;
  readonly createsCrews: boolean;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onCreatesCrews: (createsCrews: boolean) => void;
  readonly onBack: () => void;
  readonly onImport: (choice: { readonly mode: 'all' | 'good'; readonly invites: boolean }) => void;
};

/** The third step: what the file would do, and everything that is wrong with it. */
export function CheckStep({
  file,
  rows,
  columns,
  answer,
  createsCrews,
  isBusy,
  error,
  onCreatesCrews,
  onBack,
  onImport,
}: CheckStepProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const saveFlawed = useSaveFlawed(file);
  const [leavesOut, setLeavesOut] = useState(false);
  const [invites, setInvites] = useState(false);
  const { counts, flaws, newCrews } = answer;
  const good = rows.length - counts.skipped;
  const missingCrews = crewsMissing(rows, answer);
  const crewNames = createsCrews ? newCrews : missingCrews;
  const reachable = rows.filter((row) => row.email !== null).length;
  return (
    <div className="space-y-5">
      <Counts
        items={[
          { label: t({ message: 'New', context: 'people' }), value: counts.created },
          { label: t`Already here`, value: counts.unchanged },
          { label: t`With errors`, value: counts.skipped, tone: 'danger' },
        ]}
      />
      {crewNames.length > 0 && (
        <Card>
          <Checkbox
            label={t`Create missing crews`}
            detail={crewNames.join(', ')}
            checked={createsCrews}
            disabled={isBusy}
            onChange={(event) => onCreatesCrews(event.target.checked)}
          />
        </Card>
      )}
      {flaws.length > 0 && (
        <Card
          isFlush
          title={t`What’s wrong`}
          actions={
            <Button size="sm" icon={Download} onClick={() => void saveFlawed(flaws)}>
              <Trans>Save these rows</Trans>
            </Button>
          }
        >
          <FlawList file={file} columns={columns} flaws={flaws} />
        </Card>
      )}
      {(counts.skipped > 0 || reachable > 0) && good > 0 && (
        <Card>
          {counts.skipped > 0 && (
            <Checkbox
              label={t`Skip rows with errors`}
              detail={t`You can save them, fix them and import them later.`}
              checked={leavesOut}
              onChange={(event) => setLeavesOut(event.target.checked)}
            />
          )}
          {reachable > 0 && (
            <Checkbox
              label={t`Email an invitation to everyone with an email address`}
              detail={t`Not to people with a login or a pending invitation. Large batches go out over a few hours.`}
              checked={invites}
              onChange={(event) => setInvites(event.target.checked)}
            />
          )}
        </Card>
      )}
      {error !== null && (
        <Banner tone="danger" title={<Trans>Nothing was imported</Trans>}>
          {i18n._(describeError(error))}
        </Banner>
      )}
      {isBusy && (
        <output className="block text-ink-2">
          <Plural
            value={good}
            one="# person is on the way. This can take a moment."
            other="# people are on the way. This can take half a minute."
          />
        </output>
      )}
      <div className="flex flex-col gap-2 md:flex-row-reverse md:justify-end">
        <Button
          variant="primary"
          size="lg"
          isBusy={isBusy}
          disabledReason={
            offlineReason ??
            (good === 0
              ? t`No rows can be imported.`
              : counts.skipped > 0 && !leavesOut
                ? t`Fix the file, or skip the rows with errors.`
                : null)
          }
          onClick={() => onImport({ mode: leavesOut ? 'good' : 'all', invites })}
        >
          <Plural value={good} one="Import # person" other="Import # people" />
        </Button>
        <Button size="lg" onClick={onBack}>
          <Trans>Back to the columns</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The names that no crew has, once each. */
function crewsMissing(rows: readonly ImportRow[], { flaws }: ImportAnswer): readonly string[] {
  const lines = new Set(
    flaws
      .filter(({ field, code }) => field === 'crew' && code === 'unknown')
      .map(({ line }) => line),
  );
  const names = rows.flatMap(({ line, crew }) => (lines.has(line) && crew !== null ? [crew] : []));
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}

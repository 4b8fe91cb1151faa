import { Trans, useLingui } from '@lingui/react/macro';
import type { HazardPage, HazardRow } from '@muster/contract/safety';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { notify } from '../../../ui/notices.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useHazardChange } from '../use-hazard-change.ts';

/** Reports from the same spot and day, which may be about the same hazard. */
export function DuplicatesCard({ page }: { readonly page: HazardPage }) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const change = useHazardChange();
  const [chosen, setChosen] = useState<HazardRow | null>(null);
  const { hazard, duplicates } = page;
  const isOpen = hazard.state !== 'verified' && hazard.merged_into === null;
  if (duplicates.length === 0 || !isOpen) return null;
  const merge = async (other: HazardRow) => {
    try {
      await change.mutateAsync({
        call: 'merge_hazards',
        parameters: { change_id: randomId(), hazard_id: other.id, into_id: hazard.id },
      });
      setChosen(null);
    } catch (error) {
      void notify({
        id: 'merge',
        tone: 'destructive',
        title: t`The hazards weren’t merged`,
        body: i18n._(describeError(error)),
      });
    }
  };
  const chosenNumber = chosen?.number ?? 0;
  return (
    <Card title={t`Possible duplicates`} isFlush>
      <p className="px-4 py-3 text-14 text-ink-3 md:px-5">
        <Trans>Reported within 50 meters and 24 hours of this one.</Trans>
      </p>
      <List label={t`Possible duplicates`}>
        {duplicates.map((other) => (
          <li
            key={other.id}
            className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 md:px-5"
          >
            <Link
              to="/safety/$hazardId"
              params={{ hazardId: other.id }}
              className="min-w-0 flex-1 basis-40 text-14 underline-offset-2 hover:underline"
            >
              <span className="line-clamp-2 wrap-anywhere">
                <span className="text-ink-3 tabular-nums">#{other.number}</span>{' '}
                <bdi>{other.what}</bdi>
              </span>
            </Link>
            <Button size="sm" disabledReason={offlineReason} onClick={() => setChosen(other)}>
              <Trans>Merge</Trans>
            </Button>
          </li>
        ))}
      </List>
      {chosen !== null && (
        <Sheet
          isOpen
          onOpenChange={() => setChosen(null)}
          title={t`Merge #${chosenNumber} into #${hazard.number}?`}
          description={t`#${chosenNumber} is removed from the list, and its open actions move to this hazard. This can’t be undone.`}
          footer={
            <>
              <Button
                variant="primary"
                size="lg"
                isBusy={change.isPending}
                disabledReason={offlineReason}
                onClick={() => void merge(chosen)}
              >
                <Trans>Merge</Trans>
              </Button>
              <CancelButton onClick={() => setChosen(null)} />
            </>
          }
        >
          <bdi className="block text-14 text-ink-2 wrap-anywhere">{chosen.what}</bdi>
        </Sheet>
      )}
    </Card>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useCrewChange } from './use-crew-change.ts';

type ArchiveSheetProps = {
  readonly crewId: string;
  readonly name: string;
  /** Number of people in the crew now or in the future. */
  readonly people: number;
  readonly onClose: () => void;
};

/** Asks for confirmation before a crew is archived, since its members leave it then. */
export function ArchiveSheet({ crewId, name, people, onClose }: ArchiveSheetProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const change = useCrewChange();
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Archive ${name}?`}
      footer={
        <>
          <Button
            variant="danger"
            size="lg"
            isBusy={change.isPending}
            disabledReason={offlineReason}
            onClick={() =>
              change.mutate(
                { kind: 'archive', crewId, archived: true, endMembers: people > 0 },
                { onSuccess: onClose },
              )
            }
          >
            <Trans>Archive crew</Trans>
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    >
      <div className="space-y-3 text-ink-2">
        {people > 0 && (
          <p className="text-ink-1">
            <Plural
              value={people}
              one="# person will be removed from the crew."
              other="# people will be removed from the crew."
            />
          </p>
        )}
        <p>
          <Trans>The crew’s time and history are kept. You can restore the crew at any time.</Trans>
        </p>
        {change.isError && (
          <p role="alert" className="text-danger-ink">
            {i18n._(describeError(change.error))}
          </p>
        )}
      </div>
    </Sheet>
  );
}

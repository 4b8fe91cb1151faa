import { Trans } from '@lingui/react/macro';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';

type ChangedMeanwhileProps = {
  /** Go on from what holds now. */
  readonly onTheirs: () => void;
  /** Write over it. */
  readonly onMine: () => void;
};

/** Someone else saved first: nothing that was typed is lost, the reader chooses. */
export function ChangedMeanwhile({ onTheirs, onMine }: ChangedMeanwhileProps) {
  return (
    <Banner
      tone="attention"
      title={<Trans>Someone else changed this in the meantime</Trans>}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onTheirs}>
            <Trans>Show the current version</Trans>
          </Button>
          <Button size="sm" onClick={onMine}>
            <Trans>Save mine over it</Trans>
          </Button>
        </span>
      }
    >
      <Trans>What you entered is still here and not saved yet.</Trans>
    </Banner>
  );
}

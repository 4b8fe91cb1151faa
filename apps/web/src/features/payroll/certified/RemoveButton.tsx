import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';

type RemoveButtonProps = {
  readonly remove: () => Promise<unknown>;
  readonly onRemoved: () => void;
};

/** Takes one of a contract's plans or programs off; nothing that was entered for people is lost with it. */
export function RemoveButton({ remove, onRemoved }: RemoveButtonProps) {
  return (
    <Button variant="dangerQuiet" flush onClick={() => void remove().then(onRemoved, () => {})}>
      <Trans>Remove</Trans>
    </Button>
  );
}

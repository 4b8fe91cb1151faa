import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaState } from '@muster/domain/jsa/jsa-state';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/** Before signing, once: what is filed nowhere is kept on the page, or left out. One tap for all of it. */
export function SettleTray({
  state,
  onSettle,
}: {
  readonly state: JsaState;
  readonly onSettle: (isKept: boolean) => void;
}) {
  const { t } = useLingui();
  return (
    <Card
      title={t`Not filed yet`}
      description={
        <Trans>
          What you keep is under “Also said” when everyone signs. File single ones in the list
          below.
        </Trans>
      }
    >
      <ul lang={state.lang} className="mb-4 list-disc space-y-1 pl-5">
        {state.tray.map(({ id, text }) => (
          <li key={id} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-1 gap-2 min-[22.5rem]:grid-cols-2">
        <Button size="lg" variant="primary" onClick={() => onSettle(true)}>
          <Trans>Keep on the page</Trans>
        </Button>
        <Button size="lg" onClick={() => onSettle(false)}>
          <Trans>Leave out</Trans>
        </Button>
      </div>
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { KioskRoster } from '@muster/contract/kiosk';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useData } from '../../data/data-context.tsx';
import { describeCode } from '../../data/errors/words.ts';
import { isUnsent } from '../../data/outbox/item.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import type { KioskStep } from './kiosk-flow.ts';

type DoneViewProps = {
  readonly step: Extract<KioskStep, { kind: 'done' }>;
  readonly roster: KioskRoster;
  readonly onClose: () => void;
};

/** Confirms what was recorded and whether it is safe or rejected by the server. Closes on its own. */
export function DoneView({ step, roster, onClose }: DoneViewProps) {
  const { i18n } = useLingui();
  const { platform } = useData();
  const { items } = useOutbox();
  const { choice } = step;
  const item = items.find(({ id }) => id === step.punchId);
  const isOnItsWay = item !== undefined && isUnsent(item);
  const refusal = item?.progress.state === 'attention' ? item.progress.reason.code : null;
  const project = roster.projects.find(({ id }) => id === choice.projectId)?.name ?? null;
  return (
    <output className="flex flex-col items-center gap-4 text-center">
      {refusal === null ? (
        <CircleCheck aria-hidden className="size-24 text-running-ink" />
      ) : (
        <TriangleAlert aria-hidden className="size-24 text-attention-ink" />
      )}
      <h1 className="text-40 font-semibold tracking-title">
        {refusal === null ? <What step={step} /> : <Trans>Tell your supervisor</Trans>}
      </h1>
      <p className="max-w-full text-22 wrap-anywhere">
        <TimeOfDay atMs={step.atMs} zone={platform.clock.zone()} />
        {project !== null && choice.kind !== 'out' && (
          <>
            {' · '}
            <bdi>{project}</bdi>
          </>
        )}
      </p>
      <p className="min-h-6 text-ink-2">
        {refusal !== null ? (
          i18n._(describeCode(refusal))
        ) : isOnItsWay ? (
          <Trans>Saved on this tablet. It syncs automatically.</Trans>
        ) : (
          <Trans>Saved and sent.</Trans>
        )}
      </p>
      <Button size="lg" variant="primary" block onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </output>
  );
}

function What({ step: { choice } }: { readonly step: DoneViewProps['step'] }) {
  const { t } = useLingui();
  switch (choice.kind) {
    case 'in':
      return t`Clocked in`;
    case 'out':
      return t`Clocked out`;
    case 'switch':
      return t`Job switched`;
    case 'break_start':
      return choice.breakKind === 'meal' ? t`Meal break started` : t`Rest break started`;
    case 'break_end':
      return t`Back at work`;
  }
}

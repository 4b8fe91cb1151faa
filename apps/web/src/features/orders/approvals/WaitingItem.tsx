import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Button } from '../../../ui/Button.tsx';

/** Something that waits for the reader's answer: what it is, what it comes to, and the answers. */
export function WaitingItem({
  name,
  link,
  amount,
  facts,
  flags,
  isBusy,
  onApprove,
  onReturn,
}: {
  readonly name: string;
  /** With the name, to where the rest is read. */
  readonly link: ReactNode;
  readonly amount: string;
  readonly facts: readonly (string | undefined)[];
  readonly flags: ReactNode;
  readonly isBusy: boolean;
  readonly onApprove: () => void;
  readonly onReturn: () => void;
}) {
  const { t } = useLingui();
  const offlineReason = useNeedsNetwork();
  return (
    <li className="space-y-2 px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {link}
        <span className="font-medium tabular-nums">{amount}</span>
      </div>
      <p className="text-14 text-ink-2">
        <bdi>{facts.filter((text) => text !== undefined).join(' · ')}</bdi>
      </p>
      {flags}
      <div className="flex flex-wrap items-start gap-2">
        <Button
          size="sm"
          isBusy={isBusy}
          disabledReason={offlineReason}
          aria-label={t`Approve: ${name}, ${amount}`}
          onClick={onApprove}
        >
          <Trans>Approve</Trans>
        </Button>
        <Button
          size="sm"
          disabledReason={offlineReason}
          aria-label={t`Return: ${name}, ${amount}`}
          onClick={onReturn}
        >
          <Trans>Return</Trans>
        </Button>
      </div>
    </li>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { secrets } from '../../platform/secrets.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { makePins } from './make-pins.ts';
import type { PinPerson } from './pins-query.ts';
import { PinSlips } from './PinSlips.tsx';

/** Asks once, makes the PINs, and shows them this one time. */
export function PinsSheet({
  people,
  onClose,
}: {
  readonly people: readonly PinPerson[];
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  const [done, setDone] = useState(0);
  const make = useVerdictMutation({
    change: (_nothing, { repeat }) => makePins({ api, repeat }, people, setDone),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [user_id, 'people_with_pins'] }),
  });
  const withPin = people.filter(({ set_at }) => set_at !== null).length;
  const { data: made } = make;
  if (made !== undefined) {
    return (
      <Sheet
        isOpen
        onOpenChange={onClose}
        title={t`New PINs`}
        description={
          <Trans>
            These PINs are shown only once. Print them or write them down, then hand them out.
          </Trans>
        }
        footer={
          <>
            <Button variant="primary" size="lg" icon={Printer} onClick={() => print()}>
              <Trans>Print</Trans>
            </Button>
            <Button size="lg" variant="quiet" onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          </>
        }
      >
        <dl className="divide-y divide-line">
          {made.map(({ person, pin }) => (
            <div key={person.person_id} className="flex items-baseline justify-between gap-4 py-3">
              <dt dir="auto" className="min-w-0 break-words">
                {person.name}
              </dt>
              <dd className="text-22 font-semibold tracking-[0.12em] tabular-nums">{pin}</dd>
            </div>
          ))}
        </dl>
        <PinSlips made={made} />
      </Sheet>
    );
  }
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`New PINs`}
      footer={
        <>
          <Button
            variant="primary"
            size="lg"
            isBusy={make.isPending}
            disabledReason={secrets.isAvailable() ? offlineReason : t`This needs an https address.`}
            onClick={() => make.mutate()}
          >
            <Plural value={people.length} one="Create # PIN" other="Create # PINs" />
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    >
      <div className="space-y-4 text-ink-2">
        {make.error !== null && <Banner tone="danger">{i18n._(describeError(make.error))}</Banner>}
        <p>
          <Trans>
            Each person gets a random six-digit PIN. PINs are shown once; no one can see them later,
            not even you.
          </Trans>
        </p>
        {withPin > 0 && (
          <p>
            <Plural
              value={withPin}
              one="The current PIN of # person will stop working."
              other="The current PINs of # people will stop working."
            />
          </p>
        )}
        {make.isPending && (
          <output className="block tabular-nums">
            <Trans>
              {done} of {people.length} PINs created
            </Trans>
          </output>
        )}
      </div>
    </Sheet>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useLengthWords } from '../../../ui/place/use-length-words.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { PunchPlace } from './place-of-punch.ts';
import type { PunchIntent } from './punch-intent.ts';
import { usePunchWords } from './use-punch-words.ts';

type OutsideSheetProps = {
  readonly intent: PunchIntent;
  readonly place: PunchPlace;
  readonly onAnswer: (reason: string) => void;
  /** Closed without an answer: only the button that says so gives the tap up. */
  readonly onLeave: () => void;
  readonly onCancel: () => void;
};

const reasonLength = 500;

/** Surely outside every site of the project: the punch counts, but somebody will want to know why. */
export function OutsideSheet({ intent, place, onAnswer, onLeave, onCancel }: OutsideSheetProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const lengths = useLengthWords();
  const words = usePunchWords();
  const prefills = [
    t`Fetching or delivering material`,
    t`On the way between sites`,
    t`Work at another place`,
    t`The site is drawn wrong on the map`,
  ];
  const answer = () => {
    if (reason.trim() === '') setMissing(true);
    else onAnswer(reason.trim());
  };
  const distance = place.verdict === 'outside' ? lengths.distance(place.distanceM) : '';
  const site = place.verdict === 'outside' ? place.siteName : '';
  return (
    <Sheet
      isOpen
      onOpenChange={onLeave}
      title={t`You are outside the site`}
      description={t`This phone is ${distance} from ${site}. Your punch counts either way, with the time of your tap.`}
      footer={
        <>
          <Button variant="primary" size="lg" onClick={answer}>
            {words.action(intent)}
          </Button>
          <Button variant="quiet" size="lg" onClick={onCancel}>
            <Trans>Do not punch</Trans>
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <fieldset aria-label={t`Usual reasons`} className="flex flex-wrap gap-2">
          {prefills.map((prefill) => (
            <Chip
              key={prefill}
              isChosen={reason === prefill}
              onChange={(isChosen) => setReason(isChosen ? prefill : '')}
            >
              {prefill}
            </Chip>
          ))}
        </fieldset>
        <TextArea
          label={t`Why are you here?`}
          rows={2}
          maxLength={reasonLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isMissing && reason.trim() === '' ? t`Choose a reason or write one.` : undefined}
        />
      </div>
    </Sheet>
  );
}

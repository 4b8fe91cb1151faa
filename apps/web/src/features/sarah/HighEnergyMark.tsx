import { Trans } from '@lingui/react/macro';
import type { Hazard } from '@muster/domain/jsa/jsa-state';
import { clsx } from 'clsx';
import Zap from 'lucide-react/icons/zap';
import { HighEnergyPicture } from './HighEnergyPicture.tsx';
import { useEnergyWords } from './use-energy-words.ts';

/** Shows whether a hazard can kill: its kind of high energy, no, or not answered yet. A tap opens the choice. */
export function HighEnergyMark({
  hazard,
  onOpen,
}: {
  readonly hazard: Hazard;
  readonly onOpen: () => void;
}) {
  const words = useEnergyWords();
  const { highEnergy, mark } = hazard;
  const kind = highEnergy === null ? '' : words.kind(highEnergy);
  const isOpen = highEnergy === null && mark === 'unknown';
  return (
    <button
      type="button"
      onClick={onOpen}
      className={clsx(
        'flex min-h-11 max-w-full min-w-0 items-center gap-1.5 rounded-control px-2 text-left text-14 font-medium transition-colors duration-150 ease-out hover:bg-surface-2 active:bg-surface-3 md:min-h-8',
        highEnergy !== null && 'text-danger-ink',
        isOpen && 'text-attention-ink',
        highEnergy === null && !isOpen && 'text-ink-3',
      )}
    >
      {highEnergy === null ? (
        <Zap aria-hidden className="size-4.5 shrink-0" />
      ) : (
        <HighEnergyPicture kind={highEnergy} className="size-4.5 shrink-0" />
      )}
      <span className="min-w-0">
        {highEnergy !== null ? (
          <Trans>High energy: {kind}</Trans>
        ) : isOpen ? (
          <Trans>Could it kill?</Trans>
        ) : (
          <Trans>Not high energy</Trans>
        )}
        <span className="sr-only">: {hazard.text}</span>
      </span>
    </button>
  );
}

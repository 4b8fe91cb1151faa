import { Trans, useLingui } from '@lingui/react/macro';
import { type HighEnergyKind, highEnergyKinds } from '@muster/domain/jsa/energies';
import type { Hazard } from '@muster/domain/jsa/jsa-state';
import { clsx } from 'clsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { HighEnergyPicture } from './HighEnergyPicture.tsx';
import { useEnergyWords } from './use-energy-words.ts';

/** The thirteen kinds of high energy, with pictures. One tap says which it is, or that it is none. */
export function HighEnergySheet({
  hazard,
  lang,
  onChoose,
  onClose,
}: {
  readonly hazard: Hazard;
  readonly lang: string;
  /** Null: not high energy. */
  readonly onChoose: (kind: HighEnergyKind | null) => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const words = useEnergyWords();
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Could this kill or seriously injure someone?`}
      description={<bdi lang={lang}>{hazard.text}</bdi>}
      footer={
        <Button size="lg" block onClick={() => onChoose(null)}>
          <Trans>No, not high energy</Trans>
        </Button>
      }
    >
      <ul className="grid grid-cols-2 gap-2">
        {highEnergyKinds.map((kind) => {
          const isChosen = hazard.highEnergy === kind;
          return (
            <li key={kind} className="min-w-0">
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(kind)}
                className={clsx(
                  'flex h-full min-h-24 w-full flex-col items-center justify-center gap-2 rounded-control border px-2 py-3 text-center text-14 transition-colors duration-150 ease-out',
                  isChosen
                    ? 'border-choice bg-choice-soft text-ink-1'
                    : 'border-line-control hover:bg-surface-2 active:bg-surface-3',
                )}
              >
                <HighEnergyPicture kind={kind} className="size-8 shrink-0 text-ink-2" />
                <span className="min-w-0 hyphens-auto wrap-anywhere">{words.kind(kind)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaState, Piece, Target } from '@muster/domain/jsa/jsa-state';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { engine } from './engine.ts';

/** How many places are shown for a piece before someone asks for more. */
const fewTargets = 2;

/** Pieces of speech that aren't filed yet. One tap files a piece or leaves it out. */
export function TrayCard({
  state,
  isRead,
  onFile,
  onLeaveOut,
  onSettle,
}: {
  readonly state: JsaState;
  /** The company's language model reads the pieces and may suggest a place. */
  readonly isRead: boolean;
  readonly onFile: (piece: Piece, to: Target) => void;
  readonly onLeaveOut: (piece: Piece) => void;
  /** Before signing: keeps all pieces in the document, or leaves them out. */
  readonly onSettle?: (isKept: boolean) => void;
}) {
  const { t } = useLingui();
  const { tray, proposal } = state;
  // The piece that she is asking about is answered above.
  const waiting = tray.filter(({ id }) => id !== proposal?.piece);
  if (waiting.length === 0) return null;
  return (
    <Card
      title={t`Not filed yet`}
      isFlush
      {...(isRead && {
        description: (
          <Trans>
            AI may name a place, marked with a bulb. Names, places and phone numbers are removed
            before it reads.
          </Trans>
        ),
      })}
    >
      <ul className="divide-y divide-line">
        {waiting.map((piece) => (
          <TrayPiece
            key={piece.id}
            piece={piece}
            state={state}
            onFile={(to) => onFile(piece, to)}
            onLeaveOut={() => onLeaveOut(piece)}
          />
        ))}
      </ul>
      {onSettle !== undefined && (
        <div className="space-y-3 border-t border-line p-4 md:p-5">
          <p className="text-14 text-ink-2">
            <Trans>The rest is under “Also said” when everyone signs, or it’s left out.</Trans>
          </p>
          <div className="grid grid-cols-1 gap-2 min-[30rem]:grid-cols-2">
            <Button size="lg" variant="primary" onClick={() => onSettle(true)}>
              <Trans>Keep on the page</Trans>
            </Button>
            <Button size="lg" onClick={() => onSettle(false)}>
              <Trans>Leave out all</Trans>
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}

function TrayPiece({
  piece,
  state,
  onFile,
  onLeaveOut,
}: {
  readonly piece: Piece;
  readonly state: JsaState;
  readonly onFile: (to: Target) => void;
  readonly onLeaveOut: () => void;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { text } = piece;
  const targets = engine.targetsOf(state, piece);
  const shown = isOpen ? targets : targets.slice(0, fewTargets);
  return (
    <li lang={state.lang} className="space-y-2 px-4 py-3 md:px-5">
      <p className="wrap-anywhere">“{text}”</p>
      <fieldset
        aria-label={t`Where does “${text}” belong?`}
        className="flex min-w-0 flex-wrap gap-2"
      >
        {shown.map(({ to, label }) => (
          <Button
            key={label}
            size="sm"
            icon={isLikely(piece, to) ? Lightbulb : undefined}
            onClick={() => onFile(to)}
          >
            {capitalized(label)}
          </Button>
        ))}
        {targets.length > shown.length && (
          <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
            <Trans>More places</Trans>
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onLeaveOut}>
          <Trans>Leave out</Trans>
        </Button>
      </fieldset>
    </li>
  );
}

const capitalized = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

const isLikely = ({ likely }: Piece, to: Target) =>
  likely?.to.slot === to.slot && likely.to.id === to.id;

import { Trans, useLingui } from '@lingui/react/macro';
import type { Place } from '@muster/domain';
import { circleMeasure, ringMeasure } from '@muster/domain/place/measure';
import { parsePlace } from '@muster/domain/place/parse-place';
import { type Corner, fenceLimits } from '@muster/domain/place/ring';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import Pentagon from 'lucide-react/icons/pentagon';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useLengthWords } from '../../../ui/place/use-length-words.ts';
import { CornersField } from './CornersField.tsx';
import { type DraftAction, type FenceDraft, fenceOf } from './fence-draft.ts';
import { RadiusField } from './RadiusField.tsx';

type FenceFieldsProps = {
  readonly draft: FenceDraft;
  /** Why it cannot be saved like this; null while it can, or nothing was tried yet. */
  readonly errorText: string | null;
  /** Text of the place field while someone types; null shows the drawing's. */
  readonly typedPlace: string | null;
  readonly onTypePlace: (text: string | null) => void;
  readonly onDraw: (action: DraftAction, isOngoing?: boolean) => void;
  readonly onLookAt: (place: Place) => void;
  readonly onLookAtAll: (corners: readonly Corner[]) => void;
};

/** All that the map does, by typing. */
export function FenceFields({
  draft,
  errorText,
  typedPlace,
  onTypePlace,
  onDraw,
  onLookAt,
  onLookAtAll,
}: FenceFieldsProps) {
  const { t } = useLingui();
  const { length, area } = useLengthWords();
  const { drawing, earlier } = draft;
  const { shape, pin, corners, isClosed } = drawing;
  const isCircle = shape === 'circle';
  const takePlace = (place: Place) => {
    if (isCircle) onDraw({ kind: 'pin', place });
    onLookAt(place);
  };
  const shownPlace = typedPlace ?? (isCircle && pin !== null ? `${pin.lat}, ${pin.lng}` : '');
  const isPlaceWrong =
    typedPlace !== null && typedPlace.trim() !== '' && parsePlace(typedPlace) === null;
  const fence = fenceOf(drawing);
  const measure =
    fence === null
      ? null
      : fence.polygon === null
        ? circleMeasure(fence.radiusM)
        : ringMeasure(fence.polygon);
  return (
    <>
      <SegmentedControl
        label={t`Shape`}
        options={[
          { value: 'circle', label: t`Circle`, icon: Circle },
          { value: 'polygon', label: t`Outline`, icon: Pentagon },
        ]}
        value={shape}
        onChange={(next) => {
          onTypePlace(null);
          onDraw({ kind: 'shape', shape: next });
        }}
      />
      <TextField
        label={isCircle ? t`Location` : t`Go to a location`}
        autoComplete="off"
        inputMode="text"
        placeholder="40.7128, -74.0060"
        value={shownPlace}
        onChange={(event) => {
          onTypePlace(event.target.value);
          const place = parsePlace(event.target.value);
          if (place !== null) takePlace(place);
        }}
        onBlur={() => {
          if (!isPlaceWrong && isCircle) onTypePlace(null);
        }}
        hint={t`Latitude and longitude, or a link from a map.`}
        error={isPlaceWrong ? t`Enter a latitude and longitude, such as 40.7128, -74.0060.` : null}
      />
      {isCircle ? (
        <RadiusField
          radiusM={drawing.radiusM}
          onChange={(radiusM) => onDraw({ kind: 'radius', radiusM })}
        />
      ) : (
        <CornersField
          corners={corners}
          onChange={(next) => {
            onDraw({ kind: 'corners', corners: next });
            onLookAtAll(next);
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={Undo2}
          onClick={() => onDraw({ kind: 'undo' })}
          disabled={earlier.length === 0}
        >
          <Trans>Undo</Trans>
        </Button>
        {!isCircle && !isClosed && corners.length >= fenceLimits.minCorners && (
          <Button size="sm" icon={Check} onClick={() => onDraw({ kind: 'close' })}>
            <Trans>Close outline</Trans>
          </Button>
        )}
      </div>
      {errorText !== null && <FieldError>{errorText}</FieldError>}
      {measure !== null && (
        <KeyValue
          className="border-t border-line"
          items={[
            { key: t`Area`, value: area(measure.areaM2) },
            { key: t`Perimeter`, value: length(measure.perimeterM) },
          ]}
        />
      )}
    </>
  );
}

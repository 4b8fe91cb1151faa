import { Trans, useLingui } from '@lingui/react/macro';
import { parseCorners } from '@muster/domain/place/parse-place';
import type { Corner } from '@muster/domain/place/ring';
import { useState } from 'react';
import { TextArea } from '../../../ui/TextArea.tsx';

type CornersFieldProps = {
  readonly corners: readonly Corner[];
  readonly onChange: (corners: readonly Corner[]) => void;
};

/** The corners of an outline as text, one per line, in sync with the drawing. */
export function CornersField({ corners, onChange }: CornersFieldProps) {
  const { t } = useLingui();
  // The text while someone is typing; null while it follows the drawing.
  const [typed, setTyped] = useState<string | null>(null);
  const drawn = corners.map(([lng, lat]) => `${lat}, ${lng}`).join('\n');
  const wrong = typed === null ? [] : parseCorners(typed).wrongLines;
  const wrongText = wrong.slice(0, 5).join(', ');
  return (
    <TextArea
      label={t`Corners`}
      labelDetail={String(corners.length)}
      hint={<Trans>One per line, such as 40.7128, -74.0060. In order, all the way around.</Trans>}
      error={wrong.length > 0 ? t`Lines without a location: ${wrongText}.` : null}
      rows={4}
      spellCheck={false}
      autoComplete="off"
      value={typed ?? drawn}
      onChange={(event) => {
        setTyped(event.target.value);
        const read = parseCorners(event.target.value);
        if (read.wrongLines.length === 0) onChange(read.corners);
      }}
      onBlur={() => {
        if (wrong.length === 0) setTyped(null);
      }}
      className="tabular-nums"
    />
  );
}

import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import SignaturePadCore from 'signature_pad';
import { Button } from '../Button.tsx';
import { Field } from '../Field.tsx';
import type { Stroke } from './strokes.ts';

type SignaturePadProps = {
  readonly label: string;
  readonly error?: string | undefined;
  readonly onChange: (strokes: readonly Stroke[]) => void;
};

/** A pad for signing with a finger: dark on light in every theme, like paper. */
export function SignaturePad({ label, error, onChange }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePadCore>(null);
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  useEffect(() => {
    const sheet = canvas.current;
    if (sheet === null) return;
    const core = new SignaturePadCore(sheet, { penColor: '#111', minWidth: 1.2, maxWidth: 2.6 });
    pad.current = core;
    const tell = () =>
      told.current(core.toData().map(({ points }) => ({ points: points.map(rounded) })));
    core.addEventListener('endStroke', tell);
    // A canvas loses its content when it is resized, so the strokes are drawn again.
    const resize = new ResizeObserver(() => {
      const scale = devicePixelRatio;
      sheet.width = sheet.offsetWidth * scale;
      sheet.height = sheet.offsetHeight * scale;
      sheet.getContext('2d')?.scale(scale, scale);
      core.redraw();
    });
    resize.observe(sheet);
    return () => {
      resize.disconnect();
      core.off();
    };
  }, []);
  return (
    <div className="space-y-2">
      <Field label={label} error={error}>
        {({ id, 'aria-describedby': describedBy }, labelId) => (
          <canvas
            ref={canvas}
            id={id}
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            className="h-44 w-full touch-none rounded-control border border-line-control bg-white"
          />
        )}
      </Field>
      <Button
        variant="quiet"
        flush
        onClick={() => {
          pad.current?.clear();
          onChange([]);
        }}
      >
        <Trans>Clear</Trans>
      </Button>
    </div>
  );
}

const rounded = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  x: Math.round(x * 10) / 10,
  y: Math.round(y * 10) / 10,
});

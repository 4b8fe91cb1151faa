import { useState } from 'react';
import { SignaturePad } from '../../ui/signature/SignaturePad.tsx';
import type { Stroke } from '../../ui/signature/strokes.ts';
import { SignatureImage } from '../../ui/signature/SignatureImage.tsx';
import { Specimen, SpecimenGroup } from './Specimen.tsx';

const sample: readonly Stroke[] = [
  {
    points: [
      [10, 60],
      [30, 20],
      [40, 70],
      [60, 30],
      [75, 64],
      [100, 40],
      [130, 58],
      [190, 44],
    ].map(([x = 0, y = 0]) => ({ x, y })),
  },
];

export function SignatureSpecimens() {
  const [drawing, setDrawing] = useState<readonly Stroke[]>(sample);
  return (
    <SpecimenGroup title="Signatures">
      <Specimen title="Field and image" className="grid gap-6 md:grid-cols-3">
        <SignaturePad label="Signature" onChange={setDrawing} />
        <SignaturePad label="Signature" error="Sign in the field." onChange={() => undefined} />
        <SignatureImage label="Signature of Dana Vance" drawing={drawing} />
      </Specimen>
    </SpecimenGroup>
  );
}

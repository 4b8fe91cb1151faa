import { useState } from 'react';
import { MarkupBoard } from '../../ui/markup/MarkupBoard.tsx';
import type { Mark, MarkTool } from '../../ui/markup/marks.ts';
import { markTools } from '../../ui/markup/marks.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Specimen, SpecimenGroup } from './Specimen.tsx';

const size = { width: 800, height: 500 };
const scene = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#b9c4cc"/><path d="M0 380h800v120H0z" fill="#8d7a63"/><path d="M180 380V120h30v260zm400 0V120h30v260zM150 220h490v24H150z" fill="#5b6470"/></svg>',
)}`;
const drawn: readonly Mark[] = [
  { tool: 'arrow', from: { x: 80, y: 80 }, to: { x: 300, y: 215 } },
  { tool: 'circle', from: { x: 520, y: 170 }, to: { x: 690, y: 300 } },
  { tool: 'text', at: { x: 600, y: 130 }, text: 'Loose clamp' },
  { tool: 'blur', from: { x: 40, y: 330 }, to: { x: 140, y: 440 } },
  {
    tool: 'pen',
    points: [
      { x: 300, y: 420 },
      { x: 360, y: 400 },
      { x: 430, y: 440 },
      { x: 500, y: 410 },
    ],
  },
];

export function PhotoSpecimens() {
  const [tool, setTool] = useState<MarkTool>('arrow');
  const [marks, setMarks] = useState(drawn);
  return (
    <SpecimenGroup title="Photos">
      <Specimen title="Marks on a photo">
        <div className="w-full max-w-reading space-y-3">
          <SegmentedControl
            label="Tool"
            options={markTools.map((value) => ({ value, label: value }))}
            value={tool}
            onChange={setTool}
          />
          <MarkupBoard
            src={scene}
            size={size}
            tool={tool}
            text="Here"
            marks={marks}
            onChange={setMarks}
          />
        </div>
      </Specimen>
    </SpecimenGroup>
  );
}

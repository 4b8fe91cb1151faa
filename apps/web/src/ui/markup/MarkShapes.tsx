import { boxBetween, type Mark, type Size, strokeOf, textSizeOf } from './marks.ts';
import { markPath } from './mark-path.ts';

const red = '#e5141f';

type MarksProps = { readonly marks: readonly Mark[]; readonly size: Size };

/** Marks as shapes of an SVG whose units are the photo's pixels. */
export function MarkShapes({ marks, size }: MarksProps) {
  // They are only added and removed at the end.
  // oxlint-disable-next-line react/no-array-index-key
  return marks.map((mark, index) => <MarkShape key={index} mark={mark} size={size} />);
}

function MarkShape({ mark, size }: { readonly mark: Mark; readonly size: Size }) {
  const stroke = strokeOf(size);
  if (mark.tool === 'blur') {
    const box = boxBetween(mark.from, mark.to, size);
    return <rect {...box} fill="#6b7078" stroke="#fff" strokeWidth={2} />;
  }
  const look = { fill: red, stroke: '#fff', paintOrder: 'stroke' };
  if (mark.tool === 'text') {
    return (
      <text
        {...mark.at}
        {...look}
        strokeWidth={stroke * 0.8}
        fontSize={textSizeOf(size)}
        fontWeight={600}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {mark.text}
      </text>
    );
  }
  return <path {...look} d={markPath(mark, size) ?? ''} strokeWidth={stroke * 0.4} />;
}

import { describe, expect, test } from 'vitest';
import { markPath } from './mark-path.ts';
import { boxBetween, centeredMark, isDrawn, markTools, movedMark } from './marks.ts';

const size = { width: 1600, height: 1200 };

test.each(['arrow', 'circle', 'pen'] as const)('draws a closed outline of %s', (tool) => {
  const path = markPath(centeredMark(tool, size, ''), size);
  expect(path).toMatch(/^M.*Z$/);
  expect(path).not.toMatch(/NaN|Infinity/);
});

test('takes a tap without a drag for no mark, and every mark of the keyboard for one', () => {
  const here = { x: 10, y: 10 };
  expect(isDrawn({ tool: 'blur', from: here, to: here }, size)).toBe(false);
  expect(isDrawn({ tool: 'pen', points: [here] }, size)).toBe(false);
  expect(isDrawn({ tool: 'text', at: here, text: '  ' }, size)).toBe(false);
  for (const tool of markTools) expect(isDrawn(centeredMark(tool, size, 'Here'), size)).toBe(true);
});

describe('what is blurred', () => {
  test('is the same box from whichever corner it was drawn', () => {
    const [a, b] = [
      { x: 100.4, y: 300 },
      { x: 40, y: 20.6 },
    ];
    expect(boxBetween(a, b, size)).toEqual(boxBetween(b, a, size));
    expect(boxBetween(a, b, size)).toEqual({ x: 40, y: 20, width: 61, height: 280 });
  });

  test('stays inside the photo', () => {
    expect(boxBetween({ x: -50, y: 1100 }, { x: 30, y: 5000 }, size)).toEqual({
      x: 0,
      y: 1100,
      width: 30,
      height: 100,
    });
  });
});

test('moves a mark as a whole', () => {
  const moved = movedMark(centeredMark('arrow', size, ''), { x: 8, y: -8 });
  expect(moved).toEqual({ tool: 'arrow', from: { x: 658, y: 442 }, to: { x: 958, y: 742 } });
});

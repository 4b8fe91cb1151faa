import { describe, expect, it } from 'vitest';
import {
  cellAt,
  rowHeightOf,
  rowTopsOf,
  stretchMinutes,
  type BoardGeometry,
} from './board-geometry.ts';

const geometry: BoardGeometry = {
  namesWidth: 200,
  dayWidth: 100,
  dayCount: 7,
  headHeight: 40,
  rowTops: rowTopsOf([52, 100, 52]),
};

describe('cellAt', () => {
  it('finds no cell in the head, beside the names, past the last day and below the last row', () => {
    expect(cellAt(geometry, 250, 39)).toBeNull();
    expect(cellAt(geometry, 199, 60)).toBeNull();
    expect(cellAt(geometry, 900, 60)).toBeNull();
    expect(cellAt(geometry, 250, 244)).toBeNull();
  });

  it('finds the cell up to its last pixel', () => {
    expect(cellAt(geometry, 200, 40)).toEqual({ row: 0, day: 0 });
    expect(cellAt(geometry, 299, 91)).toEqual({ row: 0, day: 0 });
    expect(cellAt(geometry, 300, 92)).toEqual({ row: 1, day: 1 });
    expect(cellAt(geometry, 899, 191)).toEqual({ row: 1, day: 6 });
    expect(cellAt(geometry, 899, 243)).toEqual({ row: 2, day: 6 });
  });

  it('finds a row among many', () => {
    const many = { ...geometry, rowTops: rowTopsOf(Array.from({ length: 500 }, () => 52)) };
    for (const row of [0, 1, 249, 250, 499]) {
      expect(cellAt(many, 250, 40 + row * 52 + 51)).toEqual({ row, day: 0 });
    }
  });

  it('has no cells without rows', () => {
    expect(cellAt({ ...geometry, rowTops: [0] }, 250, 40)).toBeNull();
  });
});

it('makes a row as tall as its fullest day', () => {
  expect(rowHeightOf(0)).toBe(48);
  expect(rowHeightOf(1)).toBe(48);
  expect(rowHeightOf(3)).toBe(3 * 40 + 2 * 4 + 8);
});

it('stretches by quarter hours', () => {
  expect(stretchMinutes(2)).toBe(0);
  expect(stretchMinutes(3)).toBe(15);
  expect(stretchMinutes(-12)).toBe(-30);
});

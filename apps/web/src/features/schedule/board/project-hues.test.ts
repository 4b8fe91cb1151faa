import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { projectHues } from './project-hues.ts';

/** Rows of a board by the numbers of its projects; 0: no shift. */
const rowsOf = (board: readonly (readonly number[])[]) =>
  board.map((projects) => ({
    days: projects.map((project) => (project === 0 ? [] : [{ project_id: `project ${project}` }])),
  }));

test('projects beside, above and below each other differ, and every project has a hue', () => {
  const cells = array(array(integer({ min: 0, max: 12 }), { minLength: 5, maxLength: 5 }), {
    maxLength: 6,
  });
  assert(
    property(cells, (board) => {
      const hues = projectHues(rowsOf(board));
      const alike = neighborsOf(board).filter(
        ([one, other]) =>
          countNeighbors(board, one) < 9 &&
          countNeighbors(board, other) < 9 &&
          hues.get(`project ${one}`) === hues.get(`project ${other}`),
      );
      expect(alike).toEqual([]);
      expect(hues.size).toBe(new Set(board.flat().filter((project) => project !== 0)).size);
    }),
    { numRuns: 200 },
  );
});

test('a project keeps its hue when another week is shown', () => {
  const first = projectHues(rowsOf([[1, 1, 0, 2, 2]]));
  const second = projectHues(rowsOf([[0, 0, 1, 1, 1]]));
  expect(second.get('project 1')).toBe(first.get('project 1'));
});

type Pair = readonly [one: number, other: number];

/** Two different projects beside or below each other. */
function neighborsOf(board: readonly (readonly number[])[]): readonly Pair[] {
  return board.flatMap((projects, row) =>
    projects.flatMap((one, day) =>
      [projects[day + 1] ?? 0, board[row + 1]?.[day] ?? 0]
        .filter((other) => one !== 0 && other !== 0 && other !== one)
        .map((other): Pair => [one, other]),
    ),
  );
}

/** With as many as there are hues, two may be alike. */
function countNeighbors(board: readonly (readonly number[])[], project: number): number {
  const pairs = neighborsOf(board).filter((pair) => pair.includes(project));
  return new Set(pairs.flat()).size - 1;
}

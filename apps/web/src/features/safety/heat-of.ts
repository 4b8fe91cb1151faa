import type { HazardIndicators } from '@muster/contract/safety';

type Heat = HazardIndicators['heat'];
type Energy = Heat[number]['energy'];

/** Those with the most hazards; more columns are no longer read at a glance. */
const mostProjects = 6;

/** Projects and kinds of energy, each with the most hazards first, and the counts where they meet. */
export function heatOf(heat: Heat) {
  const totals = <Key>(keyOf: (cell: Heat[number]) => Key) => {
    const counts = new Map<Key, number>();
    for (const cell of heat) counts.set(keyOf(cell), (counts.get(keyOf(cell)) ?? 0) + cell.count);
    return [...counts].toSorted(([, a], [, b]) => b - a).map(([key]) => key);
  };
  const names = totals(({ project }) => project).slice(0, mostProjects);
  const shown = heat.filter(({ project }) => names.includes(project));
  const energies = totals(({ energy }) => energy).filter((energy) =>
    shown.some((cell) => cell.energy === energy),
  );
  const cellKey = (project: string | null, energy: Energy) => `${energy} ${project ?? ''}`;
  const counts = new Map<string, number>();
  for (const { project, energy, count } of shown) {
    const key = cellKey(project, energy);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return {
    projects: names.map((name) => ({ key: name ?? '', name })),
    energies,
    countOf: (project: string, energy: Energy): number =>
      counts.get(cellKey(project, energy)) ?? 0,
    most: Math.max(0, ...counts.values()),
  };
}

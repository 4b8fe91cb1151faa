import type { HazardIndicators } from '@muster/contract/safety';

type Heat = HazardIndicators['heat'];
type Energy = Heat[number]['energy'];

/** A column of the table: a project, hazards without one (null), or the projects that have no column of their own. */
export type HeatColumn = { readonly key: string; readonly name: string | null };

const othersKey = ' others';
export const isOthers = ({ key }: HeatColumn): boolean => key === othersKey;

/** Projects and kinds of energy, each with the most hazards first, and the counts where they meet. */
export function heatOf(heat: Heat, mostProjects: number) {
  const names = byCount(heat, ({ project }) => project);
  const own = names.length > mostProjects ? names.slice(0, mostProjects - 1) : names;
  const columns: HeatColumn[] = own.map((name) => ({ key: name ?? '', name }));
  if (own.length < names.length) columns.push({ key: othersKey, name: null });
  const columnKey = (project: string | null) =>
    own.includes(project) ? (project ?? '') : othersKey;
  const counts = new Map<string, number>();
  for (const { project, energy, count } of heat) {
    const key = `${energy} ${columnKey(project)}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return {
    columns,
    energies: byCount(heat, ({ energy }) => energy),
    countOf: ({ key }: HeatColumn, energy: Energy): number => counts.get(`${energy} ${key}`) ?? 0,
    most: Math.max(0, ...counts.values()),
  };
}

function byCount<Key>(heat: Heat, keyOf: (cell: Heat[number]) => Key): readonly Key[] {
  const counts = new Map<Key, number>();
  for (const cell of heat) counts.set(keyOf(cell), (counts.get(keyOf(cell)) ?? 0) + cell.count);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([key]) => key);
}

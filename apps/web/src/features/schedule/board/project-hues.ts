type Row = { readonly days: readonly (readonly { readonly project_id: string | null }[])[] };

/** Degrees of `--tint`, far enough apart to be distinguished. */
const hues = [25, 65, 105, 145, 185, 225, 265, 305, 345] as const;

/**
 * Assigns a hue to each project on the board. A project keeps the same one if possible; if another project is beside
 * it, above or below, or in the same cell, the later one gets the hue farthest from theirs.
 */
export function projectHues(rows: readonly Row[]): ReadonlyMap<string, number> {
  const neighbors = neighborsOf(rows);
  const hueById = new Map<string, number>();
  for (const id of [...neighbors.keys()].toSorted()) {
    const taken = [...(neighbors.get(id) ?? [])].flatMap((other) => hueById.get(other) ?? []);
    const own = hues[hashOf(id) % hues.length] ?? hues[0];
    const far = (hue: number) => Math.min(...taken.map((other) => distance(hue, other)), 180);
    const best = hues.reduce((chosen, hue) => (far(hue) > far(chosen) ? hue : chosen), own);
    hueById.set(id, taken.includes(own) ? best : own);
  }
  return hueById;
}

function neighborsOf(rows: readonly Row[]): ReadonlyMap<string, ReadonlySet<string>> {
  const neighbors = new Map<string, Set<string>>();
  const idsOf = (row: number, day: number) =>
    (rows[row]?.days[day] ?? []).flatMap(({ project_id }) => project_id ?? []);
  const note = (one: string, other: string) => {
    const known = neighbors.get(one) ?? new Set();
    neighbors.set(one, one === other ? known : known.add(other));
  };
  rows.forEach(({ days }, row) => {
    days.forEach((_, day) => {
      const here = idsOf(row, day);
      const around = [...here, ...idsOf(row, day + 1), ...idsOf(row + 1, day)];
      for (const one of here) {
        for (const other of around) {
          note(one, other);
          note(other, one);
        }
      }
    });
  });
  return neighbors;
}

function hashOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return hash;
}

function distance(one: number, other: number): number {
  const between = Math.abs(one - other) % 360;
  return Math.min(between, 360 - between);
}

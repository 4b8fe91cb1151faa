/** The ids of selected rows; `anchor` is the row where a range begins. */
export type Selection = { readonly ids: ReadonlySet<string>; readonly anchor: number | null };

export const noSelection: Selection = { ids: new Set(), anchor: null };

/** Selects a row or clears it. */
export function toggle({ ids }: Selection, id: string, at: number): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: at };
}

/** Selects every row from where the range began; rows that are not loaded are left out. */
export function extendTo(
  { ids, anchor }: Selection,
  at: number,
  idAt: (row: number) => string | null,
): Selection {
  const from = anchor ?? at;
  const next = new Set(ids);
  for (let row = Math.min(from, at); row <= Math.max(from, at); row += 1) {
    const id = idAt(row);
    if (id !== null) next.add(id);
  }
  return { ids: next, anchor: from };
}

/** Whom an admin has chosen in the list; `anchor` is where a range begins. */
export type Selection = { readonly ids: ReadonlySet<string>; readonly anchor: number | null };

export const nobody: Selection = { ids: new Set(), anchor: null };

/** Chooses a row's person or lets them go. */
export function toggle({ ids }: Selection, id: string, at: number): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: at };
}

/** Adds everybody from where the range began to a row; rows that are not loaded are left out. */
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

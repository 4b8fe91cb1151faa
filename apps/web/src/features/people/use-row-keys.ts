import { type KeyboardEvent, useState } from 'react';
import type { ListedPerson } from '@muster/contract/people';
import { extendTo, nobody, type Selection, toggle } from './selection.ts';

type RowKeys = {
  /** The one row that Tab comes to; arrows go on from there. */
  readonly activeRow: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocusRow: (row: number) => void;
};

/**
 * Arrows move between rows, Space chooses, Shift with an arrow chooses on the way, Ctrl or Cmd with A
 * chooses all, Escape lets go. Rows carry `data-row` and hold one link with `data-row-link`.
 */
export function useRowKeys({
  total,
  rowAt,
  selection,
  onSelect,
  onSelectAll,
}: {
  readonly total: number;
  readonly rowAt: (row: number) => ListedPerson | null;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onSelectAll: () => void;
}): RowKeys {
  const [active, setActive] = useState(0);
  const activeRow = Math.min(active, Math.max(0, total - 1));
  const idAt = (row: number) => rowAt(row)?.person_id ?? null;

  const goTo = (body: Element | null, row: number) => {
    const to = Math.max(0, Math.min(total - 1, row));
    const link = body?.querySelector<HTMLElement>(`[data-row="${to}"] [data-row-link]`);
    if (link === undefined || link === null) return null;
    setActive(to);
    link.focus();
    return to;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const begun = selection.anchor === null ? { ...selection, anchor: activeRow } : selection;
      const to = goTo(event.currentTarget.closest('tbody'), activeRow + step);
      if (to !== null && event.shiftKey) onSelect(extendTo(begun, to, idAt));
    } else if (event.key === ' ' && !(event.target instanceof HTMLInputElement)) {
      event.preventDefault();
      const id = idAt(activeRow);
      if (id !== null) onSelect(toggle(selection, id, activeRow));
    } else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSelectAll();
    } else if (event.key === 'Escape' && selection.ids.size > 0) {
      onSelect(nobody);
    }
  };
  return { activeRow, onKeyDown, onFocusRow: setActive };
}

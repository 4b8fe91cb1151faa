import { type KeyboardEvent, useState } from 'react';
import type { RowKeys } from '../../ui/table/row-props.ts';
import { extendTo, noSelection, type Selection, toggle } from './selection.ts';

/**
 * Arrow keys move between rows. Where rows can be selected, Space selects, Shift with an arrow selects
 * on the way, Ctrl or Cmd with A selects all, Escape clears. Rows have `data-row` and one link or
 * button with `data-row-link`.
 */
export function useRowKeys({
  total,
  idAt,
  choice,
}: {
  readonly total: number;
  readonly idAt: (at: number) => string | null;
  readonly choice: {
    readonly selection: Selection;
    readonly onSelect: (selection: Selection) => void;
    readonly onSelectAll: () => void;
  } | null;
}): RowKeys {
  const [active, setActive] = useState(0);
  const activeRow = Math.min(active, Math.max(0, total - 1));

  const goTo = (table: Element | null, row: number) => {
    const to = Math.max(0, Math.min(total - 1, row));
    const link = table?.querySelector<HTMLElement>(`[data-row="${to}"] [data-row-link]`);
    if (link === undefined || link === null) return null;
    setActive(to);
    link.focus();
    return to;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const to = goTo(event.currentTarget.closest('table'), activeRow + step);
      if (choice === null || to === null || !event.shiftKey) return;
      const { selection } = choice;
      const begun = selection.anchor === null ? { ...selection, anchor: activeRow } : selection;
      choice.onSelect(extendTo(begun, to, idAt));
      return;
    }
    if (choice === null) return;
    if (event.key === ' ' && !(event.target instanceof HTMLInputElement)) {
      event.preventDefault();
      const id = idAt(activeRow);
      if (id !== null) choice.onSelect(toggle(choice.selection, id, activeRow));
    } else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      choice.onSelectAll();
    } else if (event.key === 'Escape' && choice.selection.ids.size > 0) {
      choice.onSelect(noSelection);
    }
  };
  return { activeRow, onKeyDown, onFocusRow: setActive };
}

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { notify } from '../../ui/notices.ts';
import { noSelection, type Selection } from './selection.ts';

export type ListSelection<Row> = {
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onSelectAll: () => void;
  readonly label: (row: Row) => string;
  readonly allLabel: string;
};

/** Returns the selection; a different search, identified by `searchKey`, starts empty. */
export function useSelection(searchKey: string, findAll: () => Promise<readonly string[]>) {
  const { t, i18n } = useLingui();
  const [of, setOf] = useState(searchKey);
  const [selection, setSelection] = useState<Selection>(noSelection);
  if (of !== searchKey) {
    setOf(searchKey);
    setSelection(noSelection);
  }
  const selectAll = async () => {
    try {
      setSelection({ ids: new Set(await findAll()), anchor: null });
    } catch (error) {
      void notify({
        tone: 'destructive',
        title: t`Couldn’t select all rows`,
        body: i18n._(describeError(error)),
      });
    }
  };
  return { selection, setSelection, selectAll };
}

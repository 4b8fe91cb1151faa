import { useLingui } from '@lingui/react/macro';
import { useIdentity } from '../../data/identity/use-account.ts';

export type ShortcutGroup = {
  readonly title: string;
  readonly keys: readonly { readonly press: readonly string[]; readonly does: string }[];
};

/** The keyboard shortcuts for the reader's role. Their handlers live in the components named by the groups. */
export function useShortcuts(): readonly ShortcutGroup[] {
  const { t } = useLingui();
  const { role } = useIdentity();
  const isLead = role === 'supervisor' || role === 'admin';
  const arrows = ['↑', '↓', '←', '→'];
  const ctrl = /Mac|iP/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  const everywhere = {
    title: t`Everywhere`,
    keys: [
      { press: [ctrl, 'K'], does: t`Search people, records, and pages` },
      { press: ['?'], does: t`Show these shortcuts` },
      { press: ['Esc'], does: t`Close a sheet or a menu` },
    ],
  };
  const lists = {
    title: t`Lists`,
    keys: [
      { press: ['↑', '↓'], does: t`Go from row to row` },
      { press: [t`Space`], does: t`Select a row` },
      { press: ['Shift', '↓'], does: t`Select several rows` },
      { press: [ctrl, 'A'], does: t`Select all` },
    ],
  };
  const board = {
    title: t`Schedule board`,
    keys: [
      { press: arrows, does: t`Go to a day or a shift` },
      { press: ['Enter'], does: t`Open a shift, or add one` },
      { press: ['N'], does: t`Add a shift` },
      { press: ['M'], does: t`Move a shift with the arrows; Enter puts it there` },
      { press: ['D'], does: t`Duplicate a shift` },
      { press: ['Alt', '→'], does: t`Make a shift 15 minutes longer` },
      { press: ['Alt', '←'], does: t`Make a shift 15 minutes shorter` },
      { press: ['Delete'], does: t`Delete a shift` },
      { press: [ctrl, 'Z'], does: t`Undo` },
    ],
  };
  const pictures = {
    title: t`Photos and maps`,
    keys: [
      { press: ['←', '→'], does: t`Previous and next photo` },
      { press: arrows, does: t`Move the map` },
      { press: ['+', '−'], does: t`Zoom the map` },
    ],
  };
  return isLead ? [everywhere, lists, board, pictures] : [everywhere, pictures];
}

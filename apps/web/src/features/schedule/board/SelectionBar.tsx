import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../../../ui/Button.tsx';

type SelectionBarProps = {
  readonly count: number;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
  readonly onClear: () => void;
};

/** The actions for the selected shifts. Dragging one of them moves them all. */
export function SelectionBar({ count, onDuplicate, onDelete, onClear }: SelectionBarProps) {
  const { t } = useLingui();
  return (
    <div
      role="toolbar"
      aria-label={t`Selected shifts`}
      className="flex flex-wrap items-center gap-2 rounded-card bg-choice-soft px-3 py-2 text-choice-ink"
    >
      <span className="px-1 text-14 font-medium">
        <Plural value={count} one="# shift selected" other="# shifts selected" />
      </span>
      <span className="flex-1" />
      <Button size="sm" icon={CopyPlus} onClick={onDuplicate}>
        <Trans>Duplicate</Trans>
      </Button>
      <Button size="sm" variant="dangerQuiet" icon={Trash2} onClick={onDelete}>
        <Trans>Delete</Trans>
      </Button>
      <Button size="sm" variant="quiet" onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
    </div>
  );
}

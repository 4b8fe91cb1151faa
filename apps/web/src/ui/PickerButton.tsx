import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { controlStyles } from './control-styles.ts';
import type { FieldControl } from './Field.tsx';

type PickerButtonProps = {
  readonly control: FieldControl;
  readonly labelId: string;
  readonly icon?: LucideIcon | undefined;
  readonly isDisabled?: boolean;
  /** It is about to be pressed. */
  readonly onNear?: () => void;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

/** The control of a field that is chosen in a sheet. It looks like a `Select`, beside which it often is. */
export function PickerButton(props: PickerButtonProps) {
  const { control, labelId, icon: Icon, isDisabled = false, onNear, onOpen, children } = props;
  return (
    <button
      {...control}
      type="button"
      disabled={isDisabled}
      aria-haspopup="dialog"
      aria-labelledby={`${labelId} ${control.id}-value`}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
      className={clsx(
        controlStyles,
        'flex min-h-12 items-center gap-2 py-1.5 text-left md:min-h-10',
      )}
    >
      {Icon && <Icon aria-hidden className="mr-1 size-5 shrink-0 text-ink-3" />}
      <span id={`${control.id}-value`} className="min-w-0 flex-1 truncate">
        {children}
      </span>
      <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-3" />
    </button>
  );
}

import { useRef, type ComponentProps } from 'react';
import { PickerList } from './PickerList.tsx';
import { Sheet } from './Sheet.tsx';

type PickerSheetProps<Value extends string> = Omit<
  ComponentProps<typeof PickerList<Value>>,
  'searchRef'
> & {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
};

/** The list of a `Picker`; loaded when one is first opened. */
export function PickerSheet<Value extends string>({
  isOpen,
  onOpenChange,
  title,
  ...list
}: PickerSheetProps<Value>) {
  const searchRef = useRef<HTMLInputElement>(null);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      height="tall"
      isFlush
      // Under a thumb the keyboard would cover the list before anyone asked for it.
      initialFocus={(opener) => (opener === 'touch' ? true : searchRef.current)}
    >
      <PickerList {...list} searchRef={searchRef} />
    </Sheet>
  );
}

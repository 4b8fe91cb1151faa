import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import type { PickerOption } from './picker-option.ts';
import { PickerButton } from './PickerButton.tsx';
import { lazyPart } from './lazy-part.tsx';

const loadSheet = () => import('./PickerSheet.tsx');
const PickerSheet = lazyPart(async () => ({ default: (await loadSheet()).PickerSheet<string> }));

type PickerProps<Value extends string> = FieldTexts & {
  readonly options: readonly PickerOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  /** Shown in the field while nothing is chosen. */
  readonly placeholder: string;
  /** Title of the sheet, such as "Choose a project". */
  readonly title: string;
  readonly searchLabel: string;
  /** The message when nothing matches, such as where the list comes from. */
  readonly emptyText: string;
  /** Offers "none" under this name; absent if a choice is required. */
  readonly noneLabel?: string | undefined;
  readonly icon?: LucideIcon;
  readonly isDisabled?: boolean;
  readonly className?: string;
};

/** A field that opens a searchable list: for projects, cost codes, people. */
export function Picker<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  title,
  searchLabel,
  emptyText,
  noneLabel,
  icon: Icon,
  isDisabled = false,
  ...texts
}: PickerProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <>
      <Field {...texts}>
        {(control, labelId) => (
          <PickerButton
            control={control}
            labelId={labelId}
            icon={Icon}
            isDisabled={isDisabled}
            onNear={() => void loadSheet()}
            onOpen={() => {
              setOpened(true);
              setOpen(true);
            }}
          >
            <span className={clsx('block truncate', chosen === null && 'text-ink-3')}>
              {chosen?.label ?? placeholder}
            </span>
            {chosen?.detail !== undefined && (
              <span className="block truncate text-14 text-ink-3">{chosen.detail}</span>
            )}
          </PickerButton>
        )}
      </Field>
      {wasOpened && (
        <Suspense>
          <PickerSheet
            isOpen={isOpen}
            onOpenChange={setOpen}
            title={title}
            options={options}
            value={value}
            searchLabel={searchLabel}
            emptyText={emptyText}
            noneLabel={noneLabel}
            onChoose={(choice) => {
              onChange(options.find((option) => option.value === choice)?.value ?? null);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

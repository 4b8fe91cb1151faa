import { clsx } from 'clsx';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { LucideIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { controlStyles } from './control-styles.ts';
import { Field, type FieldTexts } from './Field.tsx';
import type { PickerOption } from './picker-option.ts';
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
  /** What the list says when nothing fits, such as where the list comes from. */
  readonly emptyText: string;
  /** Offers "none" under this name; absent where a choice is required. */
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
          <button
            {...control}
            type="button"
            disabled={isDisabled}
            aria-haspopup="dialog"
            aria-labelledby={`${labelId} ${control.id}-value`}
            onPointerEnter={() => void loadSheet()}
            onFocus={() => void loadSheet()}
            onClick={() => {
              setOpened(true);
              setOpen(true);
            }}
            className={clsx(
              controlStyles,
              'flex min-h-14 items-center gap-3 py-2 text-left md:min-h-10',
            )}
          >
            {Icon && <Icon aria-hidden className="size-5 shrink-0 text-ink-3" />}
            <span id={`${control.id}-value`} className="min-w-0 flex-1">
              <span className={clsx('block truncate', chosen === null && 'text-ink-3')}>
                {chosen?.label ?? placeholder}
              </span>
              {chosen?.detail !== undefined && (
                <span className="block truncate text-14 text-ink-3">{chosen.detail}</span>
              )}
            </span>
            <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-3" />
          </button>
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

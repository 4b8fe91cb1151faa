import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { FieldTexts } from '../../ui/Field.tsx';
import { Picker } from '../../ui/Picker.tsx';
import type { PickerOption } from '../../ui/picker-option.ts';

type PersonPickerProps = FieldTexts & {
  /** By person id, such as `usePeopleOptions` for everyone in the company. */
  readonly options: readonly PickerOption<string>[];
  readonly value: string | null;
  readonly onChange: (personId: string | null) => void;
  /** Title of the list, such as "Choose a person". */
  readonly title: string;
  /** Offered where no one in particular is a choice, and shown while no one is chosen. */
  readonly noneLabel?: string;
  readonly icon?: LucideIcon;
};

/** One person of a list that can be searched. */
export function PersonPicker({ title, noneLabel, ...field }: PersonPickerProps) {
  const { t } = useLingui();
  return (
    <Picker
      {...field}
      title={title}
      placeholder={noneLabel ?? title}
      searchLabel={t`Search people`}
      emptyText={t`No one found.`}
      noneLabel={noneLabel}
    />
  );
}

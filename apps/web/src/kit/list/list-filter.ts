import type { ReactNode } from 'react';
import type { PickerOption } from '../../ui/picker-option.ts';

type FilterOption = {
  readonly value: string;
  readonly label: string;
  /** How many rows it would show. */
  readonly count?: number | null;
};

/** A way to narrow a list; `key` is its parameter in the address. */
export type ListFilter = FilterKind & {
  /** Other parameters that mean something else afterwards, and so are removed. */
  readonly resets?: readonly string[];
};

type FilterKind =
  | {
      /** A handful of values. */
      readonly kind: 'select';
      readonly key: string;
      readonly label: string;
      /** What applies without a choice, such as "All roles". */
      readonly allLabel: string;
      readonly options: readonly FilterOption[];
    }
  | {
      /** The values that people switch between most, always in sight; on a phone a select. */
      readonly kind: 'chips';
      readonly key: string;
      readonly label: string;
      readonly allLabel: string;
      readonly allCount?: number | null;
      readonly options: readonly FilterOption[];
    }
  | {
      /** One of many, found while typing. */
      readonly kind: 'picker';
      readonly key: string;
      readonly label: string;
      readonly allLabel: string;
      readonly searchLabel: string;
      readonly emptyText: string;
      readonly options: readonly PickerOption<string>[];
    }
  | {
      /** On or off. */
      readonly kind: 'toggle';
      readonly key: string;
      readonly label: string;
      /** The value while it is on. */
      readonly value: string;
      readonly count?: number | null;
    }
  | {
      /** A control of the page's own. */
      readonly kind: 'custom';
      readonly key: string;
      /** What it is set to; null: it narrows nothing. */
      readonly chip: string | null;
      readonly renderControl: (isLabelHidden: boolean) => ReactNode;
    };

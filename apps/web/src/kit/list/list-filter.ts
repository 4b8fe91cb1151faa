import type { ReactNode } from 'react';
import type { PickerOption } from '../../ui/picker-option.ts';

type FilterOption = {
  readonly value: string;
  readonly label: string;
  /** The number of rows it would show. */
  readonly count?: number | null;
};

/** A way to narrow a list; `key` is its parameter in the address. */
export type ListFilter = FilterKind & {
  /** Other parameters whose meaning depends on this one, and which are therefore removed. */
  readonly resets?: readonly string[];
};

type FilterKind =
  | {
      /** A handful of values. */
      readonly kind: 'select';
      readonly key: string;
      readonly label: string;
      /** The label for no choice, such as "All roles". */
      readonly allLabel: string;
      readonly options: readonly FilterOption[];
    }
  | {
      /** The values that people switch between most, always visible; on a phone a select. */
      readonly kind: 'chips';
      readonly key: string;
      readonly label: string;
      readonly allLabel: string;
      readonly allCount?: number | null;
      readonly options: readonly FilterOption[];
    }
  | {
      /** One of many values, found by typing. */
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
      /** A control of the page. */
      readonly kind: 'custom';
      readonly key: string;
      /** The filter's value in words; null if it isn't active. */
      readonly chip: string | null;
      readonly renderControl: (isLabelHidden: boolean) => ReactNode;
    };

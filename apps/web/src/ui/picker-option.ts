export type PickerOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Included in the search, but not shown. */
  readonly keywords?: string | undefined;
  /** Options of the same group are listed together under its name. */
  readonly group?: string | undefined;
};

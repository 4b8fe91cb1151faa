export type PickerOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Searched too, not shown. */
  readonly keywords?: string | undefined;
  /** Options of one group stand together under its name. */
  readonly group?: string | undefined;
};

type Option = { readonly value: string; readonly label: string };

/** Says a chosen value as its option does. */
export function labelIn(options: readonly Option[]): (value: string) => string {
  return (value) => options.find((option) => option.value === value)?.label ?? value;
}

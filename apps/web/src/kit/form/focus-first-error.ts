/** In screen order, for any kind of control. Radio buttons can't be `aria-invalid`. */
export function focusFirstError(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]:enabled')?.focus();
}

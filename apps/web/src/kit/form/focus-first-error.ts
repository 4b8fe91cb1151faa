/** In the order of the screen, whatever kind of control it is. Radio buttons may not be `aria-invalid`. */
export function focusFirstError(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]:enabled')?.focus();
}

/** Opens the system's print dialog, if there is one. */
export function printPage(): void {
  globalThis.print?.();
}

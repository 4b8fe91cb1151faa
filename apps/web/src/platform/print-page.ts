/** Opens the system's dialog for printing, where there is one. */
export function printPage(): void {
  globalThis.print?.();
}

/** A cell in one line; spaces of all kinds are one. */
export function tidy(cell: string): string {
  return cell.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** Puts a cell on one line and collapses all kinds of spaces. */
export function tidy(cell: string): string {
  return cell.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}

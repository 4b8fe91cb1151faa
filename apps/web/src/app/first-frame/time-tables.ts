/**
 * Asked for a time or a zone for the first time, the browser loads its tables of languages and zones,
 * which keeps a slow phone from everything else for a tenth of a second. Here it waits for the style
 * sheet; without this the first screen would be late by it.
 */
export function loadTimeTables(): void {
  setTimeout(() => new Intl.DateTimeFormat());
}

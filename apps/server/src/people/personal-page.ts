import type { PersonalData } from './personal-data.ts';

const words = {
  en: {
    title: 'Your data',
    intro:
      'Everything this company’s Muster keeps about you. The same is in data.json, and your files are in the folder files. Times are in UTC.',
    nothing: 'Nothing is kept of',
    yes: 'yes',
    no: 'no',
  },
  es: {
    title: 'Sus datos',
    intro:
      'Todo lo que el Muster de esta empresa guarda sobre usted. Lo mismo está en data.json, y sus archivos en la carpeta files. Las horas están en UTC.',
    nothing: 'No se guarda nada de',
    yes: 'sí',
    no: 'no',
  },
};

type Words = (typeof words)['en'];

/**
 * The data as a page that opens offline: a section for each kind, a table for each list, and empty ones in one line at
 * the end. It loads and runs nothing.
 */
export function personalPage(data: PersonalData): string {
  const language = data.profile.language === 'es' ? 'es' : 'en';
  const { title, intro, nothing } = words[language];
  const [full, empty] = [false, true].map((wanted) =>
    Object.entries(data).filter(([, value]) => isEmpty(value) === wanted),
  );
  const sections = (full ?? []).map(
    ([key, value]) =>
      `<section><h2>${escaped(spaced(key))}</h2>${shown(value, words[language])}</section>`,
  );
  const emptyNames = (empty ?? []).map(([key]) => escaped(spaced(key))).join(', ');
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color-scheme: light dark; }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.125rem; }
h2::first-letter { text-transform: uppercase; }
.empty { margin-top: 2.5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; }
th, td { border-bottom: 1px solid #8886; padding: 0.25rem 0.75rem 0.25rem 0; text-align: left; vertical-align: top; min-width: 6rem; max-width: 30rem; overflow-wrap: anywhere; }
th { white-space: nowrap; }
</style>
<h1>${title}</h1>
<p>${intro}</p>
${sections.join('\n')}
${emptyNames === '' ? '' : `<p class="empty">${nothing}: ${emptyNames}.</p>`}
</html>
`;
}

function shown(value: unknown, text: Words): string {
  if (Array.isArray(value)) return tableOf(value, text);
  if (!isRecord(value)) return `<p>${cell(value, text)}</p>`;
  const rows = inReadingOrder(Object.keys(value)).map(
    (key) =>
      `<tr><th scope="row">${escaped(spaced(key))}</th><td>${cell(value[key], text)}</td></tr>`,
  );
  return `<div class="scroll" tabindex="0"><table>${rows.join('')}</table></div>`;
}

function tableOf(rows: readonly unknown[], text: Words): string {
  const records = rows.filter(isRecord);
  const columns = inReadingOrder([...new Set(records.flatMap((row) => Object.keys(row)))]);
  const head = columns.map((column) => `<th scope="col">${escaped(spaced(column))}</th>`).join('');
  const body = records.map(
    (row) => `<tr>${columns.map((column) => `<td>${cell(row[column], text)}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

/** Fields that only programs read come last. */
function inReadingOrder(keys: readonly string[]): readonly string[] {
  const isForPrograms = (key: string) => /(^|_)(id|hash|version)$/.test(key);
  return keys.toSorted((a, b) => Number(isForPrograms(a)) - Number(isForPrograms(b)));
}

function cell(value: unknown, { yes, no }: Words): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  return escaped(typeof value === 'string' ? readable(value) : JSON.stringify(value));
}

/** An instant without its fraction; it's in UTC, as the page says. Any other text is unchanged. */
function readable(text: string): string {
  return text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(\.\d+)?(Z|\+00:00)$/, '$1 $2');
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const spaced = (key: string) => key.replaceAll('_', ' ');

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

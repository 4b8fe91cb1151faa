import type { PersonalData } from './personal-archive.ts';

const words = {
  en: {
    title: 'Your data',
    intro:
      'Everything this company’s Muster keeps about you. The same is in data.json, and your files are in the folder files. Times are in UTC.',
    nothing: 'Nothing',
  },
  es: {
    title: 'Sus datos',
    intro:
      'Todo lo que el Muster de esta empresa guarda sobre usted. Lo mismo está en data.json, y sus archivos en la carpeta files. Las horas están en UTC.',
    nothing: 'Nada',
  },
};

/** The data as a page that opens without a network: a section a kind, a table a list. It loads and runs nothing. */
export function personalPage(data: PersonalData): string {
  const language = data.profile.language === 'es' ? 'es' : 'en';
  const { title, intro, nothing } = words[language];
  const sections = Object.entries(data).map(
    ([key, value]) => `<section><h2>${escaped(spaced(key))}</h2>${shown(value, nothing)}</section>`,
  );
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
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; }
th, td { border-bottom: 1px solid #8886; padding: 0.25rem 0.75rem 0.25rem 0; text-align: left; vertical-align: top; max-width: 30rem; overflow-wrap: anywhere; }
</style>
<h1>${title}</h1>
<p>${intro}</p>
${sections.join('\n')}
</html>
`;
}

function shown(value: unknown, nothing: string): string {
  if (Array.isArray(value)) return value.length === 0 ? `<p>${nothing}</p>` : tableOf(value);
  if (!isRecord(value)) return `<p>${cell(value)}</p>`;
  const rows = Object.entries(value).map(
    ([key, each]) => `<tr><th scope="row">${escaped(spaced(key))}</th><td>${cell(each)}</td></tr>`,
  );
  return `<div class="scroll" tabindex="0"><table>${rows.join('')}</table></div>`;
}

function tableOf(rows: readonly unknown[]): string {
  const records = rows.filter(isRecord);
  const columns = [...new Set(records.flatMap((row) => Object.keys(row)))];
  const head = columns.map((column) => `<th scope="col">${escaped(spaced(column))}</th>`).join('');
  const body = records.map(
    (row) => `<tr>${columns.map((column) => `<td>${cell(row[column])}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return escaped(typeof value === 'string' ? value : JSON.stringify(value));
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

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'en' | 'es';

type Values = Readonly<Record<string, string | number>>;

/** Finds a text by its English version, regardless of the screen's language; `{name}` is replaced by a value. */
export type Say = (english: string, values?: Values) => RegExp;

const web = join(import.meta.dirname, '..', '..', 'apps', 'web', 'src');

/** Reads the app's own catalogs, so that a test sees the screen as a person with that language does. */
export function speak(language: Language): Say {
  const translations = language === 'en' ? null : readCatalogues(language);
  return (english, values = {}) => {
    const texts = translations === null ? [english] : translations.get(english);
    if (texts === undefined) throw new Error(`no catalogue has “${english}”`);
    const patterns = [...texts].map((text) => escape(fill(text, values)));
    return new RegExp(`^(?:${patterns.join('|')})$`);
  };
}

/** Reads the translations of each English text from the catalogs; features may word it differently. */
function readCatalogues(language: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync(`**/locales/${language}.po`, { cwd: web })) {
    const text = readFileSync(join(web, file), 'utf8');
    for (const [, id = '', said = ''] of text.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)) {
      const texts = found.get(unquote(id)) ?? new Set();
      found.set(unquote(id), texts.add(unquote(said)));
    }
  }
  return found;
}

function unquote(text: string): string {
  return text.replaceAll(/\\(["\\])/g, '$1');
}

function fill(text: string, values: Values): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) =>
      filled.replaceAll(`{${name}}`, `${value}`).replaceAll(plural(name), (_, one, other) => {
        const form: unknown = value === 1 ? one : other;
        return String(form).replaceAll('#', `${value}`);
      }),
    text,
  );
}

/** Matches `{count, plural, one {…} other {…}}`; English and Spanish have no other forms. */
function plural(name: string): RegExp {
  return new RegExp(String.raw`\{${name}, plural, one \{([^{}]*)\} other \{([^{}]*)\}\}`, 'g');
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

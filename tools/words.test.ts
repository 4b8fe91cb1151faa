import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** English that reads like a translation, and British spelling. */
const english =
  /\b(?:nobody|somebody|everybody|anybody|mend(?:ed|s)?|flaws?|anew|by itself|all the same|stands|holds|surely|colours?|licence|cancelled|labour|metres?|harbours?|goe?s? along|reckon(?:ed|s)?|take back|taken? (?:away|back)|any more|mailed|by mail|could not be read)\b/i;

/** Forms that people contract, as "can't" or "isn't". */
const uncontracted = /\b(?:cannot|(?:could|does|did|do|is|are|was|were|has|have) not)\b/i;

/** A typewriter apostrophe: people read ’ and “ ”. No text that the specification states has one. */
const straight = /[\p{L}\p{N}})]'(?:s|t|re|ve|ll|d|m)(?!\p{L})/u;

/** A second word for something in the glossary: punch, break, job site, add. */
const spanish =
  /(?<!\p{L})(?:añad\p{L}*|ponch\p{L}*|fich(?:ar|aje|ajes)|sitios?|pausas?|kioscos?|períodos?|aplicaci(?:ón|ones))(?!\p{L})/iu;

/** Everyone is addressed as "usted". */
const familiar =
  /(?<!\p{L})(?:tú|tus?|te|ti|contigo|tuy[oa]s?|puedes|tienes|tengas|quieres|estás|eres|marcas|vives|quejarte|inicia sesión|copia esto|pulsa|react[ií]v(?:a|al[ao]))(?!\p{L})/iu;

/** Further words that make a test's title read like a translation. */
const translated =
  /\b(?:cannot|whom|nobody|somebody|everybody|anybody|anew|by (?:itself|themselves|mail)|all the same|stands|surely|flaws?|mend(?:ed|s)?|colours?|metres?|catalogues?|mailed|any more|tak(?:es?|en) (?:away|back)|counts for nothing)\b/i;

/** Texts of the server and of Sarah: errors, emails, documents, questions and the command line. */
const serverWords = [
  'packages/contract/src/errors.ts',
  'packages/domain/src/jsa/library/words/say-en.json',
  'packages/domain/src/jsa/library/words/say-es.json',
  ...globSync(
    'apps/server/src/{**/*-words,**/*-notice,**/*-notices,**/*-digest,cli/commands/*}.ts',
    // The command keeps its old name.
    { cwd: root, exclude: ['**/break-long-words.ts', '**/commands/reckon.ts'] },
  ),
];

// A title about the name of a form field in OSHA's file, or about what "stands for" something.
const otherTitles = /\$flaws|stands for a thing/g;

// A website, the page a browser blocks and a project on hold are different things than a job site or a break.
const otherThings = /sitio web|notificaciones de este sitio|^En pausa$/giu;

/** Each message of a catalog: its text in the code, and the text that people read. */
function messages(language: string) {
  return globSync(`apps/web/src/**/locales/${language}.po`, { cwd: root }).flatMap((file) =>
    // A long text continues on further lines.
    [
      ...read(file)
        .replaceAll('"\n"', '')
        .matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm),
    ].map(([, source = '', said = '']) => ({ source, said })),
  );
}

/** Returns the titles of all tests, as written. */
function titles(): string[] {
  return globSync(
    '{apps,bench,conformance,e2e,packages,supabase,tools}/**/*.{test,spec}.{ts,tsx}',
    {
      cwd: root,
      exclude: ['**/node_modules/**'],
    },
  ).flatMap((file) =>
    [...read(file).matchAll(/\b(?:test|it|describe)\b[^'"`\n;]*\(\s*(['"`])(.*?)\1[,)]/gs)].map(
      ([, , title = '']) => title,
    ),
  );
}

/** Returns the texts with a banned word, each after that word. */
function offenders(texts: readonly string[], banned: RegExp) {
  return texts.flatMap((text) => {
    const [word] = banned.exec(text.replaceAll(otherThings, '')) ?? [];
    return word === undefined ? [] : [`“${word}” in: ${text}`];
  });
}

describe('words that people read', () => {
  it('uses plain American English in the English catalogs', () => {
    const texts = messages('en').map(({ said }) => said);
    expect(texts.length).toBeGreaterThan(1000);
    expect(offenders(texts, english)).toEqual([]);
    expect(offenders(texts, uncontracted)).toEqual([]);
    expect(offenders(texts, straight)).toEqual([]);
    expect(offenders(texts, /\\"/)).toEqual([]);
  });

  it('says in English what the code says', () => {
    expect(messages('en').filter(({ source, said }) => source !== said)).toEqual([]);
  });

  it('has one Spanish text for each English one, since the catalogs are laid over each other', () => {
    const textsBySource = Map.groupBy(
      globSync('apps/web/src/**/locales/es.po', { cwd: root }).flatMap((file) => [
        ...read(file)
          .replaceAll('"\n"', '')
          .matchAll(/^((?:msgctxt ".*"\n)?msgid ".+")\nmsgstr "(.*)"$/gm),
      ]),
      ([, source = '']) => source,
    );
    const doubtful = [...textsBySource].flatMap(([source, found]) => {
      const texts = new Set(found.map(([, , said]) => said));
      return texts.size > 1 ? [`${source}: ${[...texts].join(' | ')}`] : [];
    });
    expect(doubtful, 'choose one Spanish text, or give a message a context').toEqual([]);
  });

  it('uses one Spanish word for each thing in the Spanish catalogs', () => {
    const said = messages('es').map((message) => message.said);
    expect(said.length).toBeGreaterThan(1000);
    expect(offenders(said, spanish)).toEqual([]);
    expect(offenders(said, familiar)).toEqual([]);
  });

  it.each(serverWords)('uses plain English, and Spanish with “usted”, in %s', (file) => {
    const lines = read(file)
      .split('\n')
      .filter((line) => !/^\s*(?:import|\/\/|\/?\*)/.test(line));
    expect(lines.length).toBeGreaterThan(5);
    expect(offenders(lines, english)).toEqual([]);
    expect(offenders(lines, straight)).toEqual([]);
    expect(offenders(lines, spanish)).toEqual([]);
    expect(offenders(lines, familiar)).toEqual([]);
  });

  it('has no typed apostrophe in what Sarah offers', () => {
    const labels = globSync('packages/domain/src/jsa/library/data/*.json', { cwd: root }).flatMap(
      (file) => [...read(file).matchAll(/"en": \[?\s*"(.+?)"/g)].map(([, label = '']) => label),
    );
    expect(labels.length).toBeGreaterThan(300);
    expect(offenders(labels, straight)).toEqual([]);
  });

  it('uses plain American English in the titles of tests', () => {
    const all = titles().map((title) => title.replaceAll(otherTitles, ''));
    expect(all.length).toBeGreaterThan(3000);
    expect(offenders(all, translated)).toEqual([]);
  });

  it('tells a banned word from one that contains it', () => {
    expect(offenders(['Mend it.', 'Recommended'], english)).toEqual(['“Mend” in: Mend it.']);
    expect(offenders(["It isn't", "{name}'s", 'It isn’t', "the 'start'"], straight)).toEqual([
      "“n't” in: It isn't",
      "“}'s” in: {name}'s",
    ]);
    expect(offenders(['Nuevo sitio', 'Sitio web', 'En pausa'], spanish)).toEqual([
      '“sitio” in: Nuevo sitio',
    ]);
  });
});

/** Prepares the library for a dialogue: done once, then every line is matched in linear time. */
import { languages } from '../../languages.ts';
import { contentOf } from '../understanding/plain.ts';
import { plantPhrases, type PhraseTree } from '../understanding/phrase-tree.ts';
import type {
  LibraryControl,
  LibraryData,
  LibraryHazard,
  LibraryTemplate,
  LibraryThing,
} from './library.ts';

export type Library = {
  readonly hazards: ReadonlyMap<string, LibraryHazard>;
  readonly controls: ReadonlyMap<string, LibraryControl>;
  readonly things: ReadonlyMap<string, LibraryThing>;
  readonly templates: readonly (LibraryTemplate & {
    readonly content: readonly ReadonlySet<string>[];
  })[];
  readonly hazardTree: PhraseTree;
  readonly controlTree: PhraseTree;
  readonly thingTree: PhraseTree;
  readonly wornTree: PhraseTree;
};

type Named = {
  readonly id: string;
  readonly en: readonly string[];
  readonly es: readonly string[];
};

export function compileLibrary(data: LibraryData): Library {
  return {
    hazards: new Map(data.hazards.map((hazard) => [hazard.id, hazard])),
    controls: new Map(data.controls.map((control) => [control.id, control])),
    things: new Map(data.things.map((thing) => [thing.id, thing])),
    templates: data.templates.map((template) => ({
      ...template,
      content: languages.flatMap((lang) => template[lang].map(contentOf)),
    })),
    hazardTree: plantPhrases(data.hazards.flatMap(phrasesOf)),
    controlTree: plantPhrases(data.controls.flatMap(phrasesOf)),
    thingTree: plantPhrases(data.things.flatMap(phrasesOf)),
    wornTree: plantPhrases(data.things.filter(({ worn }) => worn === true).flatMap(phrasesOf)),
  };
}

function phrasesOf(named: Named): [string, string][] {
  return languages.flatMap((lang) =>
    named[lang].map((phrase): [string, string] => [named.id, phrase]),
  );
}

/**
 * Prepares the library for a dialogue: it runs once, and then every line is matched in linear time.
 */
import { languages } from '../../languages.ts';
import { controlLevels } from '../energies.ts';
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
  /** Controls by what they are for, in the order in which to offer them. */
  readonly controlsFor: ReadonlyMap<string, readonly LibraryControl[]>;
  readonly things: ReadonlyMap<string, LibraryThing>;
  readonly templates: readonly Template[];
  readonly hazardTree: PhraseTree;
  readonly controlTree: PhraseTree;
  readonly thingTree: PhraseTree;
  readonly wornTree: PhraseTree;
};

export type Template = LibraryTemplate & {
  /** Stems of each of its names; `stepContent` has those of its steps. */
  readonly content: readonly ReadonlySet<string>[];
  readonly stepContent: readonly (readonly ReadonlySet<string>[])[];
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
    controlsFor: listControls(data.controls),
    things: new Map(data.things.map((thing) => [thing.id, thing])),
    templates: data.templates.map((template) => ({
      ...template,
      content: languages.flatMap((lang) => template[lang].map(contentOf)),
      stepContent: template.steps.map((step) => languages.map((lang) => contentOf(step[lang]))),
    })),
    hazardTree: plantPhrases(data.hazards.flatMap(phrasesOf)),
    controlTree: plantPhrases(data.controls.flatMap(phrasesOf)),
    thingTree: plantPhrases(data.things.flatMap(phrasesOf)),
    wornTree: plantPhrases(data.things.filter(({ worn }) => worn === true).flatMap(phrasesOf)),
  };
}

function listControls(controls: readonly LibraryControl[]): Map<string, LibraryControl[]> {
  const worth = ({ level, direct }: LibraryControl) =>
    (direct ? 3 : 0) - controlLevels.indexOf(level);
  const listed = new Map<string, LibraryControl[]>();
  for (const control of controls.toSorted((one, other) => worth(other) - worth(one)))
    for (const name of control.for) listed.set(name, [...(listed.get(name) ?? []), control]);
  return listed;
}

function phrasesOf(named: Named): [string, string][] {
  return languages.flatMap((lang) =>
    named[lang].map((phrase): [string, string] => [named.id, phrase]),
  );
}

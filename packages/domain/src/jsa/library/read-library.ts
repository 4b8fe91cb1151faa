/** Reads the library's files and validates them; the first test finds an invalid file. */
import { controlLevels, energies, highEnergyKinds } from '../energies.ts';
import type {
  LibraryControl,
  LibraryData,
  LibraryHazard,
  LibraryTemplate,
  LibraryThing,
} from './library.ts';

/** A row as JSON: names that are only validated can be any text. */
type Row<Item> = Omit<Mutable<Item>, 'energy' | 'high_energy' | 'level'> &
  (Item extends { energy: unknown }
    ? { energy: string | null; high_energy: string | null }
    : unknown) &
  (Item extends { level: unknown } ? { level: string } : unknown);
type Mutable<Item> = { -readonly [Key in keyof Item]: Item[Key] };

export type LibraryFiles = {
  readonly hazards: readonly (Row<LibraryHazard> & { energy: string })[];
  readonly controls: readonly Row<LibraryControl>[];
  readonly things: readonly Row<LibraryThing>[];
  readonly templates: readonly LibraryTemplate[];
};

/** @throws Error for an unknown energy, kind or level */
export function readLibrary(files: LibraryFiles): LibraryData {
  return {
    hazards: files.hazards.map((row): LibraryHazard => ({
      ...row,
      energy: oneOf(energies, row.energy, row.id),
      high_energy: optional(highEnergyKinds, row.high_energy, row.id),
    })),
    controls: files.controls.map((row): LibraryControl => ({
      ...row,
      level: oneOf(controlLevels, row.level, row.id),
    })),
    things: files.things.map((row): LibraryThing => ({
      ...row,
      energy: optional(energies, row.energy, row.id),
      high_energy: optional(highEnergyKinds, row.high_energy, row.id),
    })),
    templates: files.templates,
  };
}

function oneOf<Name extends string>(names: readonly Name[], name: string, id: string): Name {
  const known = names.find((other) => other === name);
  if (known === undefined) throw new Error(`${id} in the library names ${name}, which is unknown.`);
  return known;
}

function optional<Name extends string>(
  names: readonly Name[],
  name: string | null,
  id: string,
): Name | null {
  return name === null ? null : oneOf(names, name, id);
}

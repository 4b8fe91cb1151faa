/** Reads the library's files and checks what they promise; a wrong file is found by the first test. */
import { controlLevels, energies, highEnergyKinds } from '../energies.ts';
import type {
  LibraryControl,
  LibraryData,
  LibraryHazard,
  LibraryTemplate,
  LibraryThing,
} from './library.ts';

type Named = { id: string; en: string[]; es: string[] };
type HazardRow = Named & { energy: string; high_energy: string | null };
type ControlRow = Named & { level: string; direct: boolean; for: string[]; source: string };
type ThingRow = Named & { energy: string | null; high_energy: string | null; worn?: boolean };
type TemplateRow = Named & {
  trade: string;
  steps: { en: string; es: string; hazards: string[] }[];
};

export type LibraryFiles = {
  readonly hazards: readonly HazardRow[];
  readonly controls: readonly ControlRow[];
  readonly things: readonly ThingRow[];
  readonly templates: readonly TemplateRow[];
};

/** @throws Error for an energy, a kind or a level that no one knows */
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
    templates: files.templates.map((row): LibraryTemplate => row),
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

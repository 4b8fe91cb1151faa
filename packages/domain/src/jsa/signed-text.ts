/**
 * The content that people sign, as one text. Its SHA-256 is the document's hash, which a signature covers and which
 * both sides compute: `app.jsa_signed_text` produces the same text, and `cases/signed-text.json` compares the two. The
 * header (task, place, people, language) is left out, so that fixing a typo in it doesn't void signatures.
 */
type SignedControl = {
  readonly text: string;
  readonly level: string;
  readonly source: string;
  readonly direct: string;
  readonly checked_by?: string | undefined;
};

type SignedHazard = {
  readonly text: string;
  readonly energy: string | null;
  readonly high_energy: string | null;
  readonly consequence: string;
  readonly controls: readonly SignedControl[];
};

/** The parts of a document that a signature covers. */
export type SignedParts = {
  readonly steps: readonly { readonly text: string; readonly hazards: readonly SignedHazard[] }[];
  readonly ppe: readonly string[];
  readonly permits: readonly string[];
  readonly emergency: readonly string[];
  readonly stop_work: readonly string[];
  readonly absent: readonly string[];
  readonly also_said?: readonly string[] | undefined;
};

type Nested = string | null | readonly Nested[];

export function signedText(document: SignedParts): string {
  const { also_said = [] } = document;
  return written([
    document.steps.map(({ text, hazards }) => [text, hazards.map(hazardParts)]),
    document.ppe,
    document.permits,
    document.emergency,
    document.stop_work,
    document.absent,
    // Only if there is something: the hash of a document without it must not change.
    ...(also_said.length === 0 ? [] : [also_said]),
  ]);
}

function hazardParts(hazard: SignedHazard): Nested {
  return [
    hazard.text,
    hazard.energy,
    hazard.high_energy,
    hazard.consequence,
    hazard.controls.map(({ text, level, source, direct, checked_by }) => [
      text,
      level,
      source,
      direct,
      checked_by ?? null,
    ]),
  ];
}

/** Formats a value as PostgreSQL formats a `jsonb` array. */
function written(value: Nested): string {
  if (value === null || typeof value === 'string') return JSON.stringify(value);
  return `[${value.map(written).join(', ')}]`;
}

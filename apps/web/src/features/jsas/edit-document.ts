import type { JsaControl, JsaHazard, StoredDocument } from '@muster/contract/jsa';

/** Places of a step and of a hazard in it. */
type HazardAt = readonly [step: number, hazard: number];

export function withHazardText(
  document: StoredDocument,
  at: HazardAt,
  text: string,
): StoredDocument {
  return withHazard(document, at, (hazard) => ({ ...hazard, text }));
}

/** Null removes the control. */
export function withControl(
  document: StoredDocument,
  at: HazardAt,
  controlAt: number,
  control: JsaControl | null,
): StoredDocument {
  return withHazard(document, at, (hazard) => ({
    ...hazard,
    controls: hazard.controls.flatMap((one, index) => {
      if (index !== controlAt) return [one];
      return control === null ? [] : [control];
    }),
  }));
}

/** Nothing is known about it until someone says what it is. */
export function withNewControl(document: StoredDocument, at: HazardAt): StoredDocument {
  const control: JsaControl = { text: '', level: 'administrative', source: 'said', direct: 'no' };
  return withHazard(document, at, (hazard) => ({
    ...hazard,
    controls: [...hazard.controls, control],
  }));
}

/**
 * Returns the document to save, without empty controls. If everything that was also said is gone, the list is empty,
 * not absent.
 */
export function tidied(document: StoredDocument): StoredDocument {
  return {
    ...document,
    task: document.task.trim(),
    place: document.place.trim(),
    signatures: [],
    ...(document.also_said !== undefined && {
      also_said: document.also_said.map((piece) => piece.trim()).filter((piece) => piece !== ''),
    }),
    steps: document.steps.map((step) => ({
      ...step,
      hazards: step.hazards.map((hazard) => ({
        ...hazard,
        text: hazard.text.trim(),
        controls: hazard.controls
          .map((control) => ({ ...control, text: control.text.trim() }))
          .filter(({ text }) => text !== ''),
      })),
    })),
  };
}

function withHazard(
  document: StoredDocument,
  [stepAt, hazardAt]: HazardAt,
  change: (hazard: JsaHazard) => JsaHazard,
): StoredDocument {
  return {
    ...document,
    steps: document.steps.map((step, at) =>
      at === stepAt
        ? {
            ...step,
            hazards: step.hazards.map((hazard, index) =>
              index === hazardAt ? change(hazard) : hazard,
            ),
          }
        : step,
    ),
  };
}

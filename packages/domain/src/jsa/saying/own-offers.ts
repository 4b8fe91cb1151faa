/** Offers from a crew's own papers: an earlier JSA, and the company's templates, hazards and controls. */
import type { ControlLevel, Energy, HighEnergyKind } from '../energies.ts';
import type { ControlSource, DocumentHazard, JsaDocument } from '../jsa-document.ts';
import type { Hazard, JsaState } from '../jsa-state.ts';
import { hazardsAskedAbout, isSame, stepsAskedAbout } from '../facts/find.ts';
import { contentOf, overlap } from '../understanding/plain.ts';

export type OwnOffer = {
  readonly label: string;
  readonly source: ControlSource;
  /** Only for a hazard. */
  readonly energy: Energy | null;
  readonly highEnergy: HighEnergyKind | null;
  /** Only for a control; null if its words decide. */
  readonly level: ControlLevel | null;
  readonly canBeDirect: boolean | null;
};

type Paper = { readonly source: ControlSource; readonly document: JsaDocument };

/** The share of a template's name that must appear in the task. */
const nameShare = 0.6;

/** Returns the offers for the current question; `energies` are those that the library expects here. */
export function ownOffers(state: JsaState, energies: ReadonlySet<Energy> = new Set()): OwnOffer[] {
  const { slot } = state.ask;
  if (slot === 'steps')
    return papersOf(state).flatMap(({ source, document }) =>
      document.steps.map(({ text }) => offer(text, source)),
    );
  if (slot === 'hazards') return [...hazardsOnPaper(state), ...hazardsOfCompany(state, energies)];
  const [hazard] = hazardsAskedAbout(state);
  if (slot !== 'controls' || hazard === undefined) return [];
  return [...controlsOnPaper(state, hazard), ...controlsOfCompany(state, hazard)].filter(
    ({ canBeDirect }) => hazard.controls.length === 0 || canBeDirect !== false,
  );
}

/** Returns the company's template for the task, then the earlier JSA. */
function papersOf({ context, facts }: JsaState): Paper[] {
  const task = contentOf(facts.task);
  const template = context.company?.templates.find(({ name }) => {
    const words = contentOf(name);
    return (
      isSame(name, facts.task) || (words.size > 0 && overlap(words, task) / words.size >= nameShare)
    );
  });
  return [
    ...(template === undefined
      ? []
      : [{ source: 'company' as const, document: template.document }]),
    ...(context.previous === undefined
      ? []
      : [{ source: 'previous' as const, document: context.previous }]),
  ];
}

function hazardsOnPaper(state: JsaState): OwnOffer[] {
  const asked = stepsAskedAbout(state);
  return papersOf(state).flatMap(({ source, document }) =>
    document.steps
      .filter((step) =>
        asked.some(({ text }) => isSame(text, step.text) || isAbout(text, step.text)),
      )
      .flatMap(({ hazards }) => hazards)
      .map(({ text, energy, high_energy }) =>
        offer(text, source, { energy, highEnergy: high_energy }),
      ),
  );
}

/** Returns the hazards of the expected energies or with matching words, or all of them if the library expects none. */
function hazardsOfCompany(state: JsaState, energies: ReadonlySet<Energy>): OwnOffer[] {
  const { context, lang, facts } = state;
  const texts = [facts.task, ...stepsAskedAbout(state).map(({ text }) => text)];
  return (context.company?.items ?? [])
    .filter(
      (item) =>
        item.kind === 'hazard' &&
        (energies.size === 0 ||
          energies.has(item.energy) ||
          texts.some((text) => isAbout(item[lang], text))),
    )
    .map(({ energy, high_energy, [lang]: label }) =>
      offer(label, 'company', { energy, highEnergy: high_energy }),
    );
}

function controlsOnPaper(state: JsaState, hazard: Hazard): OwnOffer[] {
  const isMet = (other: DocumentHazard) =>
    isSame(other.text, hazard.text) ||
    (other.energy === hazard.energy &&
      other.high_energy === hazard.highEnergy &&
      isAbout(other.text, hazard.text));
  return papersOf(state).flatMap(({ source, document }) =>
    document.steps
      .flatMap(({ hazards }) => hazards)
      .filter(isMet)
      .flatMap(({ controls }) => controls)
      // The crew says whether it is direct here.
      .map(({ text, level, direct }) =>
        offer(text, source, { level, canBeDirect: direct !== 'no' }),
      ),
  );
}

function controlsOfCompany({ context, lang }: JsaState, hazard: Hazard): OwnOffer[] {
  return (context.company?.items ?? [])
    .filter(
      (item) =>
        item.kind === 'control' &&
        item.energy === hazard.energy &&
        (item.high_energy === null || item.high_energy === hazard.highEnergy),
    )
    .map(({ level, can_be_direct, [lang]: label }) =>
      offer(label, 'company', { level, canBeDirect: can_be_direct }),
    );
}

function isAbout(one: string, other: string): boolean {
  return overlap(contentOf(one), contentOf(other)) > 0;
}

const offer = (label: string, source: ControlSource, more: Partial<OwnOffer> = {}): OwnOffer => ({
  label,
  source,
  energy: null,
  highEnergy: null,
  level: null,
  canBeDirect: null,
  ...more,
});

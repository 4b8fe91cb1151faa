/** Every text among the facts, to be corrected or taken out. */
import type { Facts } from '../jsa-state.ts';

export type TextPlace = {
  readonly kind: 'task' | 'place' | 'person' | 'step' | 'hazard' | 'control' | 'item';
  readonly text: string;
  readonly replace: (text: string) => void;
  readonly remove: () => void;
};

/** The latest last. */
export function textPlaces(facts: Facts): TextPlace[] {
  const places: TextPlace[] = [];
  if (facts.task !== '') places.push(headerPlace(facts, 'task'));
  if (facts.place !== '') places.push(headerPlace(facts, 'place'));
  places.push(...listPlaces(facts.people, 'person'));
  for (const step of facts.steps) {
    places.push(objectPlace(facts.steps, step, 'step'));
    for (const hazard of step.hazards) {
      places.push(objectPlace(step.hazards, hazard, 'hazard'));
      for (const control of hazard.controls) {
        places.push(objectPlace(hazard.controls, control, 'control'));
      }
    }
  }
  for (const list of [facts.ppe, facts.permits, facts.emergency, facts.stopWork, facts.absent]) {
    places.push(...listPlaces(list, 'item'));
  }
  return places;
}

function headerPlace(facts: Facts, kind: 'task' | 'place'): TextPlace {
  const replace = (text: string) => {
    facts[kind] = text;
  };
  return { kind, text: facts[kind], replace, remove: () => replace('') };
}

function listPlaces(list: string[], kind: 'person' | 'item'): TextPlace[] {
  return list.map((text) => ({
    kind,
    text,
    replace: (other) => {
      list[list.indexOf(text)] = other;
    },
    remove: () => {
      list.splice(list.indexOf(text), 1);
    },
  }));
}

function objectPlace<Item extends { text: string }>(
  list: Item[],
  item: Item,
  kind: 'step' | 'hazard' | 'control',
): TextPlace {
  return {
    kind,
    text: item.text,
    replace: (text) => {
      item.text = text;
    },
    remove: () => {
      list.splice(list.indexOf(item), 1);
    },
  };
}

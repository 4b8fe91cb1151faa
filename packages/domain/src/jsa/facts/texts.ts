/** All texts among the facts, for correcting or removing them. */
import type { Facts } from '../jsa-state.ts';

export type TextPlace = {
  readonly text: string;
  readonly replace: (text: string) => void;
  readonly remove: () => void;
};

/** Returns the places of all texts; within each list the latest is last. */
export function textPlaces(facts: Facts): TextPlace[] {
  const { people, ppe, permits, emergency, stopWork, absent } = facts;
  return [
    ...(['task', 'place'] as const).flatMap((field) => {
      const replace = (text: string) => {
        facts[field] = text;
      };
      return facts[field] === ''
        ? []
        : [{ text: facts[field], replace, remove: () => replace('') }];
    }),
    ...inList(people),
    ...facts.steps.flatMap((step) => [
      ofItem(facts.steps, step),
      ...step.hazards.flatMap((hazard) => [
        ofItem(step.hazards, hazard),
        ...hazard.controls.map((control) => ofItem(hazard.controls, control)),
      ]),
    ]),
    ...[ppe, permits, emergency, stopWork, absent].flatMap(inList),
  ];
}

function inList(list: string[]): TextPlace[] {
  return list.map((text) => ({
    text,
    replace: (other) => {
      list[list.indexOf(text)] = other;
    },
    remove: () => {
      list.splice(list.indexOf(text), 1);
    },
  }));
}

function ofItem<Item extends { text: string }>(list: Item[], item: Item): TextPlace {
  return {
    text: item.text,
    replace: (text) => {
      item.text = text;
    },
    remove: () => {
      list.splice(list.indexOf(item), 1);
    },
  };
}

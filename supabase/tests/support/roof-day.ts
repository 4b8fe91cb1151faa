import { jsaDocument } from './jsas.ts';

/** A crew of four's day on a roof: four steps with two hazards each, and their controls. */
export const roofDay = [
  ['Climb to the deck', 'Ladder slides away', 'Fall through a skylight'],
  ['Strip the shingles', 'Fall from the edge', 'Nails and splinters'],
  ['Lower the debris by the hoist', 'Load drops on someone below', 'Hand caught in the hoist'],
  ['Dry in before the rain', 'Wind lifts a sheet', 'Heat on a dark deck'],
].map(([text = '', ...hazards]) => ({
  text,
  hazards: hazards.map((hazard) => ({
    text: hazard,
    energy: 'gravity',
    high_energy: 'fall_from_elevation',
    consequence: 'Broken bones or death',
    controls: [
      {
        text: `Guardrails and covers for: ${hazard}`,
        level: 'engineering',
        source: 'said',
        direct: 'yes',
      },
      { text: 'Tie off to the ridge anchor', level: 'ppe', source: 'accepted', direct: 'no' },
    ],
  })),
}));

export function fullDay(people: readonly string[]) {
  return jsaDocument({
    task: 'Tear off the old roof of the east wing',
    place: 'East wing, gridline 4 to 9',
    people,
    steps: roofDay,
    ppe: ['Hard hats', 'Full-body harness', 'Cut-resistant gloves', 'Safety glasses'],
    permits: ['Hoist inspection of today'],
    emergency: [
      'Address: 1200 River Road, Denver',
      'Hospital: General Hospital, 4 miles north',
      'Meeting point: gate B',
      'Who calls: the lead',
    ],
    stop_work: ['Wind above 25 mph', 'Lightning', 'Anyone without a harness on the deck'],
    also_said: ['The neighbor’s dog is loose again'],
  });
}

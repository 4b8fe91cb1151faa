import type { LogContent } from '@muster/domain/daily-log/log-line';

const work = (text: string): LogContent => ({ kind: 'work', data: { text } });
const delay = (
  cause: string,
  minutes: number,
  whose: 'ours' | 'customer' | 'others' | 'weather',
): LogContent => ({ kind: 'delay', data: { cause, minutes, whose } });

/**
 * The lines that supervisors typed into their logs, by project and day; they repeat from the start.
 */
export const typedDays: readonly (readonly (readonly LogContent[])[])[] = [
  [
    [
      work('Set deck forms in bay 3, stripped bay 1.'),
      { kind: 'delivery', data: { what: '14 bundles of #5 rebar', supplier: 'Front Range Steel' } },
    ],
    [
      work('Tied the bottom mat in bay 3.'),
      { kind: 'equipment', data: { what: '60-ton crane', minutes: 330 } },
      delay('Crane waited for the rail flagger', 75, 'customer'),
    ],
    [
      work('Poured pier cap 4, 62 yards. Finished at 2:40 PM.'),
      { kind: 'visitor', data: { name: 'Dana Whitlock', company: 'CDOT inspection' } },
    ],
    [work('Cured pier cap 4, set rails on the north side.'), delay('Lightning', 45, 'weather')],
  ],
  [
    [
      work('Excavated 120 ft of trench for the storm line, boxed all of it.'),
      { kind: 'equipment', data: { what: 'Excavator 320', minutes: 480 } },
    ],
    [
      work('Laid 80 ft of 24-inch pipe and tested two joints.'),
      { kind: 'delivery', data: { what: 'Bedding stone, 4 loads', supplier: null } },
      delay('Unmarked gas line, waited for the locator', 150, 'others'),
    ],
    [work('Backfilled and compacted the north run, three passes.')],
  ],
  [
    [work('Replaced 40 ties between switches 11 and 13.')],
    [
      work('Surfaced and lined track 2, walked it with the inspector.'),
      { kind: 'visitor', data: { name: 'R. Okafor', company: 'Railroad' } },
    ],
    [work('Welded four joints.'), delay('Track window opened late', 60, 'customer')],
  ],
];

/**
 * Added once to the first project, so that the list has a quantity, weather, and a private note.
 */
export const once: readonly LogContent[] = [
  {
    kind: 'weather',
    data: {
      sky: 'Clear, gusts in the afternoon',
      low_c10: 40,
      high_c10: 170,
      rain_mm10: 0,
      wind_kmh: 24,
      service: null,
      read_at: null,
    },
  },
];

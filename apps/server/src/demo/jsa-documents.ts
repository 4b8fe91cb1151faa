/** JSA documents of the demo's crews, by name. */
const control = (text: string, level: string, direct: 'yes' | 'no', source = 'said') => ({
  text,
  level,
  source,
  direct,
});

const hazard = (
  text: string,
  energy: string,
  consequence: string,
  high_energy: string | null,
  controls: readonly object[],
) => ({ text, energy, high_energy, consequence, controls });

const common = {
  lang: 'en',
  permits: [],
  emergency: [
    'Address for 911: Poudre River bridge, south abutment gate',
    'Hospital: Poudre Valley Hospital',
    'Who calls: the crew lead calls 911',
  ],
  absent: ['Radiation'],
  open: [],
  signatures: [],
};

export const deckForms = {
  ...common,
  task: 'Set deck forms with the crane',
  place: 'South abutment, span 2',
  steps: [
    {
      text: 'Rig and lift the form panels',
      hazards: [
        hazard(
          'Panel swings or drops while it is lifted',
          'gravity',
          'Someone is crushed or killed',
          'suspended_load',
          [
            control(
              'Barricaded lift zone, no one inside while the load is up',
              'engineering',
              'yes',
            ),
            control('Tag lines on both ends', 'engineering', 'no', 'accepted'),
          ],
        ),
      ],
    },
    {
      text: 'Set and brace the panels at the edge',
      hazards: [
        hazard(
          'Fall from the deck edge',
          'gravity',
          'Someone falls to their death',
          'fall_from_elevation',
          [
            control('Guardrail on the river side', 'engineering', 'yes'),
            control('Tied off to the lifeline outside the rail', 'ppe', 'yes'),
          ],
        ),
        hazard('Pinched fingers between panels', 'mechanical', 'Cuts, crushed fingers', null, [
          control('Leather gloves', 'ppe', 'no'),
        ]),
      ],
    },
  ],
  ppe: ['Hard hats', 'Harness', 'Leather gloves'],
  permits: ['Lift plan 14'],
  stop_work: ['Wind over the limit in the lift plan', 'Lightning', 'Anyone inside the barricade'],
};

export const trench = {
  ...common,
  task: 'Dig for the drain line',
  place: 'North approach',
  steps: [
    {
      text: 'Dig and shore the trench',
      hazards: [
        hazard('Trench wall caves in', 'pressure', 'Someone is buried', 'excavation_or_trench', [
          control('Trench box in before anyone goes down', 'engineering', 'yes'),
        ]),
      ],
    },
    {
      text: 'Lay the pipe',
      hazards: [
        hazard('Strain from lifting pipe', 'motion', 'Strained back', null, [
          control('Excavator lifts the pipe', 'substitution', 'no'),
        ]),
      ],
    },
  ],
  ppe: ['Hard hats', 'High-visibility vests'],
  stop_work: ['Water in the trench', 'Cracks beside the edge'],
};

export const cleanUp = {
  ...common,
  task: 'Strip and clean column forms',
  place: 'Laydown yard',
  steps: [
    {
      text: 'Strip the forms',
      hazards: [
        hazard('Form oil on the ground', 'gravity', 'Slips and falls', null, [
          control('Sand on spills right away', 'engineering', 'no'),
        ]),
      ],
    },
    { text: 'Stack the panels', hazards: [] },
  ],
  ppe: ['Hard hats', 'Gloves', 'Glasses'],
  stop_work: ['A stack leans'],
};

export const spanish = {
  ...common,
  lang: 'es',
  task: 'Colar la zapata norte',
  place: 'Estribo norte',
  emergency: ['Hospital: Poudre Valley Hospital', 'Quién llama: el encargado llama al 911'],
  absent: ['Radiación'],
  steps: [
    {
      text: 'Acomodar la bomba y la manguera',
      hazards: [
        hazard('La manguera da un latigazo', 'pressure', 'Golpes, huesos rotos', null, [
          control('Cable de seguridad en cada unión', 'engineering', 'no'),
        ]),
      ],
    },
    {
      text: 'Colar y vibrar el concreto',
      hazards: [
        hazard('Concreto en la piel y los ojos', 'chemical', 'Quemaduras', null, [
          control('Botas, guantes y lentes', 'ppe', 'no'),
        ]),
      ],
    },
  ],
  ppe: ['Casco', 'Botas de hule', 'Guantes', 'Lentes'],
  stop_work: ['Un acople gotea'],
};

/** The conversation about the deck forms: Sarah's questions and the answers, in turn. */
export const deckFormsSaid = [
  'What’s the job today?',
  'Set deck forms with the crane',
  'Where exactly?',
  'South abutment, span 2',
  'What are the steps?',
  'Rig and lift the form panels, then set and brace them at the edge',
  'Rig and lift the form panels: what could hurt someone there?',
  'A panel swings or drops while it is lifted',
  'What’s in place against it?',
  'The lift zone is barricaded, no one goes inside while the load is up',
];

/** Words that tell what a control is for where the library does not know it, without accents. */

const purposes: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(ear ?)?(plugs?|muffs?)\b|\btapones\b|\borejeras?\b|\bconchas\b/, ['sound']],
  [
    /\blanyards?\b|\btie.?off\b|\btied off\b|\barn(es|eses)\b|\blinea de vida\b|\bbarandal\w*|\bguard ?rails?\b/,
    ['fall_from_elevation'],
  ],
  [
    /\b(respirators?|cartridges?|n.?95s?|half masks?|dust masks?|respirador\w*|mascarillas?|cubrebocas|cartuchos|wet (cut\w*|saw\w*)|(cut\w*|saw\w*) wet|mist\w*|con agua|moj(ar|amos|ando)|vacuum\w*|aspirad\w*)\b/,
    ['chemical', 'biological', 'high_dose_toxic_or_radiation'],
  ],
  [
    /\b(gfci|lock(ed)? ?(and|out)|tagged|test\w* (it )?dead|dielectric\w*|probador)\b/,
    ['electrical_contact', 'arc_flash', 'electrical'],
  ],
  [/\b(extinguishers?|fire (watch|blankets?)|extintor\w*)\b/, ['sustained_fire', 'explosion']],
  [
    /\b(spotters?|flaggers?|cones|arrow boards?|backup alarms?|banderer\w*|conos|flechas?)\b/,
    ['mobile_equipment_or_traffic'],
  ],
  [/\b(shade|water breaks?|sombra|descansos)\b/, ['temperature']],
  [/\bwhip ?checks?\b|\blatigos?\b/, ['pressure']],
  [/\b(anti.?cut|cut.?(proof|resistant)|anticorte)\b/, ['mechanical']],
  [/\b(antiderrapantes?|non.?slip|aserrin)\b/, ['gravity']],
];

/** @returns names of hazards, kinds and energies; empty where the words tell nothing */
export function purposeOf(plainText: string): readonly string[] {
  return purposes.find(([pattern]) => pattern.test(plainText))?.[1] ?? [];
}

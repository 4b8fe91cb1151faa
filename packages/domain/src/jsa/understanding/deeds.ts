/** What a thing does to someone tells the energy, whatever the thing is; without accents. */
import type { Energy } from '../energies.ts';

/** The last entry names things whose own energy is stronger than the verb. */
type Deed = readonly [RegExp, Energy, readonly Energy[]];

const you =
  '(?:you|him|her|us|them|me|somebody|someone|your|his|her|my|a|the|te|le|nos|alguien|uno)';

export const deeds: readonly Deed[] = [
  [
    /\b(?:shock(?:s|ed|ing)?|zap(?:s|ped)?|electrocut\w*|da(?:n)? (?:toques?|un toque)|toquetea)\b/,
    'electrical',
    [],
  ],
  [
    new RegExp(
      String.raw`\b(?:bites? ${you}|stings?|stung|infects?|gets? infected|muerd\w*|picotea\w*|contagi\w*|transmit\w*|spreads? disease)\b`,
    ),
    'biological',
    ['electrical', 'mechanical', 'temperature'],
  ],
  [
    /\b(?:blinds?|blinding|dazzl\w*|encandil\w*|deslumbr\w*|en los ojos la luz|eye flash)\b/,
    'radiation',
    ['chemical'],
  ],
  [
    /\b(?:deafen\w*|rings? (?:in )?your ears|ensordec\w*|aturd\w*|truena? los oidos)\b/,
    'sound',
    [],
  ],
  [
    /\b(?:breath\w*|inhal\w*|chok(?:e|es|ing)|poison\w*|cough\w*|stinks?|reeks?|dizzy|knocks? you out|(?:se|lo|te|nos) respira|respir\w*|mare[ae]\w*|intoxic\w*|asfixi\w*|tos|eats? (?:your|the) skin|in (?:your|the) lungs|off.?gas\w*|apest\w*|huele\w*|irrit\w*)\b/,
    'chemical',
    ['biological'],
  ],
  [
    /\b(?:bursts?|bursting|blows? (?:off|out|apart)|whips?|whipping|sprays? (?:you|out)|squirts?|shoots? (?:out|off)|gets? away from (?:you|him|us)|pops? (?:off|out)|let go under pressure|revient\w*|revent\w*|latig\w*|chicote\w*|avient\w* el tapon|sale disparad\w*|se bota)\b/,
    'pressure',
    ['electrical', 'mechanical', 'gravity', 'temperature'],
  ],
  [
    /\b(?:burn(?:s|ed|ing|t)?|scald\w*|scorch\w*|blister\w*|sear\w*|freez\w*|frostbit\w*|quem\w*|escald\w*|abras\w*|congel\w*|ampoll\w*|catch(?:es)? fire|ignit\w*|lights? up|se prend\w*|se encien\w*)\b/,
    'temperature',
    ['chemical', 'electrical', 'radiation'],
  ],
  [
    /\b(?:runs? (?:you|him|us|somebody|someone|people|into|over)|backs? (?:up|into|over)|backing|rear.?ends?|plows? (?:into|through)|drives? (?:through|into|by)|speeds?|swerv\w*|cut(?:s|ting)? through|wander\w*|walk(?:s|ing)? (?:up|by|through|under|in)|leaning over|sneak\w*|hop(?:s|ping)? the fence|atropell\w*|se (?:met|atraviesa|acerca|arrim|cuela)\w*|pasan? (?:cerca|pegad\w*|recio)|de reversa|cruza\w*)\b/,
    'motion',
    ['biological', 'mechanical'],
  ],
  [
    /\b(?:pinch\w*|cut(?:s|ting)? (?:you|your|a|his|him|us)|slic\w*|pok(?:e|es|ing)|stab\w*|stick(?:s)? (?:you|out|in)|snag\w*|grab\w*|suck(?:s)? (?:you|your|a)|eats? (?:your|a) (?:hand|arm|finger)\w*|wraps?|winds? (?:you|up)|tangl\w*|kicks? back|crush\w*|mash\w*|smash\w*|jams? (?:your|a)|catch(?:es)? (?:your|a|his) (?:hand|sleeve|finger|glove|foot)\w*|cort[ae]n?|raj[ae]n?|pellizc\w*|machuc\w*|aplast\w*|prens\w*|(?:te|le|nos) (?:jal|agarr|atrap|com|enred|enganch|ensart|pic|clav|entierr)\w*|enred\w*|atrap\w*|mutil\w*|amput\w*)\b/,
    'mechanical',
    ['biological', 'electrical', 'chemical'],
  ],
  [
    /\b(?:fall(?:s|ing)?|fell|drop(?:s|ped|ping)?|tip(?:s|ping)?|toppl\w*|collaps\w*|swing(?:s|ing)?|sway\w*|com(?:es|ing) (?:down|loose|off|apart)|slides?|sliding|rolls? (?:off|over|down)|kick(?:s|ing)? out|lets? go|let(?:ting)? loose|gives? way|pulls? out|slip(?:s|ping)?|trip(?:s|ping)?|sink(?:s|ing)?|shift(?:s|ing)?|buckl\w*|tumbl\w*|step(?:s|ping)? (?:off|through|in)|not tight|ca[ei]\w*|caig\w*|se (?:nos |te |le )?(?:vien|ven|va|suelt|solt|zaf|lade|volt|vuelc|volc|columpi|balance|hund|venc|recorr|desliz|resbal|desprend|desplom|cuelg)\w*|columpi\w*|desprend\w*|desplom\w*|resbal\w*|tropez\w*|tropiez\w*|derrumb\w*)\b/,
    'gravity',
    ['electrical'],
  ],
];

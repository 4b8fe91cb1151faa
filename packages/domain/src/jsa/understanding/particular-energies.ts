/** Turns of speech whose energy single words would get wrong; they are asked before those. */
import type { Energy, HighEnergyKind } from '../energies.ts';

export type Rule = readonly [RegExp, Energy, HighEnergyKind | null];

export const particularRules: readonly Rule[] = [
  [
    /\blive (box|bus|feed\w*|end|equipment)\b|\b(the|to|an) electric\b(?! \w*(saw|drill|tool|cart))/,
    'electrical',
    'electrical_contact',
  ],
  [
    /\b(alguien|que|nos|me) (la|lo|las|los) prend\w*|\bprend\w* (mientras|con (uno|alguien|la mano))|\b(flips?|turns?|kicks?|starts?) it on (while|with)/,
    'mechanical',
    'heavy_rotating_equipment',
  ],
  [
    /\b(crush\w*|pinch\w*|pinned|caught|aplast\w*|prens\w*|atrap\w*) (between|entre)\b/,
    'mechanical',
    null,
  ],
  [
    /\b(aceite|grasa|jabon|oil|grease|soap)\b.{0,12}\b(piso|suelo|floor|ground|escalones|steps)\b/,
    'gravity',
    null,
  ],
  [
    /\b(floor|deck|joists?|piso|suelo|tarima)\b.{0,12}\b(giv\w* (way|out)|collaps\w*|hund\w*|sum\w*)/,
    'gravity',
    null,
  ],
  [/\bburied in\b/, 'gravity', null],
  [
    /\bbacks? (going|goes|giving|gives|thrown) out\b|\b(throw\w*|blow\w*|tweak\w*|wrench\w*) (out )?(your|my|his|our) back\b/,
    'motion',
    null,
  ],
  [
    /\b(disco?s?|discs?|wheels?|blades?|sierras?)\b.{0,15}\b(revient\w*|revent\w*|blow\w*|explot\w*|burst\w*|quiebr\w*|romp\w*)/,
    'mechanical',
    null,
  ],
  [
    /\b(rocks?|stones?|gravel|piedras?)\b.{0,15}\b(get(s|ting)? |being )?(thrown|fl(y|ying)|avient\w*|vuel\w*)\b/,
    'mechanical',
    null,
  ],
  [
    /\b(prend\w*|arranqu\w*|start(s|ed|ing)?( up)?|turn(s|ed|ing)? on)\b.{0,12}\b(agitador\w*|maquina|bomba|mezclador\w*|motor|banda|molino|agitator|mixer|conveyor|machine|grinder)\b/,
    'mechanical',
    'heavy_rotating_equipment',
  ],
  [
    /\b(rodillo|aplanadora|roller|camion|maquina|carro|troca|montacargas|retro|trailero?)\b.{0,15}\bpas\w* (por )?encima/,
    'motion',
    'mobile_equipment_or_traffic',
  ],
  [
    /\b(mower|zero.?turn|tractor|atv|podadora)\b.{0,15}\b(roll(s|ing)? over|flip\w*|volte\w*|volc\w*)/,
    'motion',
    null,
  ],
  [
    /\b(tubos?|pipes?|logs?|troncos?|carretes?|reels?)\b.{0,15}\b(rued\w*|rodar|roll(s|ing)?)\b/,
    'gravity',
    null,
  ],
  [
    /\bbreak\w* (your|his|my|our) back\b|\b(subir|bajar|cargar|carry\w*|lug\w*|haul\w*)\b.{0,25}\b(escaleras|stairs)\b/,
    'motion',
    null,
  ],
  [/\bswing\w*\b.{0,15}\b(chains?|slings?|hook|rigging)\b/, 'gravity', 'suspended_load'],
  [
    /\b(cords?|extension\w*)\b.{0,15}\b(water|wet|puddle|mud|agua|mojad\w*|charco|lodo)/,
    'electrical',
    'electrical_contact',
  ],
];

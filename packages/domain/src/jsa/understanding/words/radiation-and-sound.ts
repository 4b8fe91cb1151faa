/** What blinds, irradiates, deafens or shakes; an asterisk stands for any ending. */
import type { WordGroup } from './word-group.ts';

export const radiationAndSoundWords: readonly WordGroup[] = [
  {
    energy: 'radiation',
    kind: null,
    entries: `
      antenna*, arc eye, arc light*, arc ray*, blinding*, blue light, cesium, carrier signal*,
      cell panel*, cobalt source, curing lamp*, dazzl*, density gauge*, eye flash, gamma*,
      germicidal*, glare*, infrared*, ionizing, isotope*, laser*, luminous, microwave*, mri, niton,
      non ionizing, nuclear*, nuke gauge*, plasma light, radar*, radiat*, radio ?active*,
      radio frequency, radiograph*, radium, retina*, rf, rf burn*, source camera*, sunburn*,
      tanning, theodolite laser, total station laser, transmitter*, troxler*, ultra ?violet*,
      uranium, uv*, uv lamp*, weld flash*, welders flash, welding arc, welding light, x-?ray*,
      xrf*,
      antena*, brillo del sol, cesio, deslumbr*, densimetro*, encandil*, fluoroscop*,
      fuente radioactiv*, gammagraf*, infrarroj*, isotop*, laser*, luz de la soldad*,
      luz de soldad*, luz del arco, luz ultravioleta, microondas, nuclear*, quemadura de ojo*,
      radar*, radiac*, radioactiv*, radiofrecuencia*, radiograf*, rayo laser, rayos gamma, rayos x,
      reflejo del sol, resplandor*, resonancia magnetica, soldadura electrica, transmisor*,
      ultravioleta*,
    `,
  },
  {
    energy: 'sound',
    kind: null,
    entries: `
      air horn*, alarm test*, amplified, banging, bass, blast noise, blaring, bell ringing,
      boom noise, breaker hammer*, bullhorn*, chattering, clang*, clank*, compactor noise, deaf*,
      decibel*, din, drum corps, drumming, ear, eardrum*, ears, engine noise, fire alarm*,
      generator noise, grating noise, gunshot*, hammering, hand-?arm*, hearing*, hoe ram noise,
      horn, howl*, impact noise, jet noise, jumping jack*, klaxon*, loud*, music, noise*, noisy,
      numb hands, percussion, pile driving noise, pounding, racket, rattle, rattling, ringing, roar*, rumbl*,
      scabbler*, scream*, shriek*, siren*, speaker*, squeal*, thump*, tinnitus, vibrat*, whine*,
      whistle*, white finger,
      alarma sonora, aturd*, bocin*, bocinazo*, bulla, campana*, campanad*, cascabeleo, chicharra*,
      chilla*, chillid*, claxon*, decibel*, ensordec*, escandal*, estruend*, golpeteo*, gritos,
      martilleo*, musica*, oido*, oido*, pitido*, rechin*, retumb*, ruid*, ruidaj*, ruidos*,
      sirena*, sordera*, sordo*, tronido*, vibra*, zumb*,
    `,
  },
];

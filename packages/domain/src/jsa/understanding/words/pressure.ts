/** What is under pressure or lets it go; an asterisk stands for any ending. */
import type { WordGroup } from './word-group.ts';

export const pressureWords: readonly WordGroup[] = [
  {
    energy: 'pressure',
    kind: null,
    entries: `
      accumulator*, air bag*, air brake*, air chuck*, air ?hose*, air ?line*, air receiver*,
      air tank*, air test*, airless, air tool*, backflow*, bleed off, bleeder*, blank flange,
      blind flange, bleed screw, screws, blow ?back*, blow ?gun*, blow ?off*, blowout*,
      blow ?down*, boiler test*, bottle jack*, bullet tank*, burst*, cap blow*, chicago fitting*,
      compress*, concrete pump*, crows foot, cylinder*, dead leg*, deadman, discharge hose*,
      domestic water, expansion tank*, fire hose*, fire hydrant*, fire main*, fitting*, flange*,
      fluid injection*, force main*, frac, gauge cock*, gas bottle*, grease gun*, gun tip,
      high pressure, hose, hose whip*, hoses, hydrant*, hydraul*, hydro ?blast*, hydrotest*,
      hydrostatic*, inflat*, inject*, jet nozzle*, jet rodder*, jetter*, jetting, line pressure,
      nozzle*, over ?pressure*, packer*, pig launcher*, pigging, pipe plug*, plug blow*, pneumat*,
      pop off*, power wash*, pressur*, pressure washer*, psi, pump hose*, pump line*, reducer*,
      regulator*, relief valve*, residual pressure, riser, safety valve*, sand ?pot*,
      shock absorber*, shotcrete hose*, slick line*, sprinkler*, standpipe*, stored pressure,
      struts, surge*, test plug*, tire, tires, tyre, trapped pressure, tubing test*, vacuum,
      valve*, water ?blast*, water hammer, water jet*, water line*, water main*, water pressure,
      water service*, well head*, whip check*, whip end, whipping hose*,
      agua a presion, alta presion, apartallantas, aire a presion, ariete, autoclave*,
      bajo presion, boquilla*, bomba de concreto, cabezal*, chorro*, chiflon*, cilindro*,
      compresor*, gato hidraulic*, golpe de ariete, hidrante*, hidraulic*, hidrolavadora*,
      hidroneumatic*, hidrostatic*, inflad*, inyect*, inyeccion, lanza, latigo*, linea de agua,
      llanta*, llave de paso, manguera*, manometro*, neumatic*, piston*, presion*, presurizad*,
      prueba a*, purga*, reventon*, revent*, revient*, sandblast*, sopleteo, tanque de aire,
      tapon*, toma de agua, toma, toma domiciliaria, truen*, tronando, tuberia*, tubo de agua,
      union universal, valvula*, vacio,
    `,
  },
];

import { expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { library } from './library/data.ts';
import { markEnergy, markHighEnergy } from './marks.ts';
import { beginOf, hazards, say } from './play/simulated-talk.ts';

const steps = { en: 'do the work', es: 'hacer el trabajo' };
const told = (lang: 'en' | 'es', hazard: string) =>
  say(beginOf(lang), 'Trabajo', 'north wing', 'Ana', steps[lang], hazard);

/** Plain statements by people who know what kills; most have no word that a list would have. */
const deadly = {
  en: [
    'nothing between you and four stories down',
    'the side lets go and buries you to the neck',
    'somebody flips it back on while my hands are in the box',
    'he won’t see you behind him',
    'it comes down on top of whoever is under it',
    'one wrong step and you’re gone',
    'it’ll take your arm right in',
    'you pass out before you smell it',
    'the whole thing goes up like a bomb',
    'it rolls right over the guy',
    'hot enough to peel your skin',
    'you touch it you’re dead',
    'wall comes over on us',
    'the line whips and cuts you in half',
    'cars doing sixty right next to us',
    'stepping through the plastic dome',
    'the bucket swinging around',
    'the pick letting go overhead',
    'four eighty in there',
    'no air down in the hole',
  ],
  es: [
    'nada entre uno y cuatro pisos para abajo',
    'se viene la pared y te entierra hasta el cuello',
    'alguien la prende mientras tengo las manos adentro',
    'no te ve cuando viene para atrás',
    'se viene encima del que ande abajo',
    'un mal paso y ya no la cuentas',
    'te mete el brazo completo',
    'te desmayas antes de olerlo',
    'todo vuela como bomba',
    'pasa por encima del compañero',
    'está tan caliente que te pela',
    'la tocas y ahí quedas',
    'el cable azota y te parte',
    'los carros pasan a sesenta junto a uno',
    'pisar el domo de plástico',
    'la cubeta dando vueltas',
    'que suelte la carga arriba de uno',
    'cuatro ochenta ahí adentro',
    'no hay aire allá abajo en el hoyo',
    'me cae la viga',
  ],
};

it.each(languages.flatMap((lang) => deadly[lang].map((text) => [lang, text] as const)))(
  'is marked or asked about in %s: “%s”',
  (lang, text) => {
    const turn = told(lang, text);
    const [hazard] = turn.state.facts.steps[0]?.hazards ?? [];
    const isMarked = hazard !== undefined && hazard.highEnergy !== null;
    const isAsked = turn.asks?.slot === 'confirm' && hazard?.mark === 'unknown';
    // A hazard that looks like a denial is asked about as well: it is proposed, not dropped.
    expect(isMarked || isAsked || turn.state.proposal !== null).toBe(true);
  },
);

it('is what was answered, whatever the words', () => {
  const turn = told('en', 'the gizmo comes loose');
  expect(hazards(say(turn, 'yes').document)[0]?.high_energy).not.toBeNull();
  expect(hazards(say(turn, 'no').document)[0]?.high_energy).toBeNull();
});

it('is asked about once a step, for all of its hazards that are not sure', () => {
  const turn = told('en', 'the widget lets go. the gizmo comes loose. loud noise');
  expect(turn.say).toBe(
    'Could this kill or seriously injure someone: the widget lets go or the gizmo comes loose?',
  );
  const named = say(turn, 'the gizmo');
  expect(hazards(named.document).map(({ high_energy }) => high_energy !== null)).toEqual([
    false,
    true,
    false,
  ]);
  expect(named.document.open).toContain('Can it kill? Not answered: The widget lets go');
});

it('stays an open item until it is answered', () => {
  const turn = say(told('en', 'the widget lets go'), 'skip');
  expect(turn.document.open).toContain('Can it kill? Not answered: The widget lets go');
  const { id = 0 } = turn.state.facts.steps[0]?.hazards[0] ?? {};
  const harmless = markHighEnergy(turn.state, id, null, library);
  expect(harmless.document.open.join()).not.toContain('Can it kill?');
  const deadlyOne = markHighEnergy(turn.state, id, true, library);
  expect(deadlyOne.document.open).toContain('No direct control: The widget lets go');
  const marked = markEnergy(deadlyOne.state, id, 'electrical', library);
  expect(hazards(marked.document)).toMatchObject([
    { energy: 'electrical', high_energy: 'electrical_contact' },
  ]);
});

it('is not asked about what the list knows as high or low', () => {
  expect(told('en', 'fall from the roof edge').asks?.slot).toBe('controls');
  expect(told('en', 'noise').asks?.slot).toBe('controls');
});

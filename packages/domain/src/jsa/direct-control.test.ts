import { describe, expect, it } from 'vitest';
import { markDirect } from './marks.ts';
import { library } from './library/data.ts';
import { begin, controls, hazards, say, trayTexts, upToControls } from './play/simulated-talk.ts';

/**
 * A truck that may back over someone, with a berm; the question is whether the berm still works.
 */
const asked = () => say(upToControls('the truck backing over somebody'), 'a berm at the edge');

const statements = [
  'oh, and your hands go numb on the tamper, so swap out every ten minutes',
  'the harness does',
  'we put it there this morning',
  'Tom watches him back up',
  'there’s a winch on it',
  'sí, pero a veces se pasa',
  'yes, but not if he’s going fast',
  'yes unless it rains',
  'yeah except on the ramp',
  'yes, I think so',
  'yes, if the spotter is there',
  'yes and the saw could kick back',
  'si se pasa, se cae',
  'yep, the strap’s got it',
  'sí, traen arnés',
  'maybe',
  'it depends',
  'should',
  'what do you mean?',
  'I just told you',
  'no sé',
];

describe('a direct control', () => {
  it.each(statements)('is not claimed by “%s”', (line) => {
    const turn = say(asked(), line);
    expect(controls(turn.document).map(({ direct }) => direct)).not.toContain('yes');
    expect(turn.document.open).toContain('No direct control: The truck backing over somebody');
  });

  it.each(['yes', 'yeah', 'sí', 'simón', 'yes, it does', 'sí, siempre', 'yes sir'])(
    'is claimed by “%s” to the question that names it and its hazard',
    (line) => {
      const turn = asked();
      expect(turn.asks?.slot).toBe('direct_control');
      expect(turn.say).toMatch(/berm.*truck backing/);
      expect(controls(say(turn, line).document)).toMatchObject([
        { text: 'A berm at the edge', direct: 'yes' },
      ]);
    },
  );

  it('keeps what follows a yes, without changing the control', () => {
    const turn = say(asked(), 'yes, Ana walks it every morning');
    expect(controls(turn.document)).toMatchObject([{ direct: 'yes' }]);
    expect(trayTexts(turn)).toEqual(['Ana walks it every morning']);
  });

  it('is asked about once more, as yes or no, after a statement, and then stays open', () => {
    const again = say(asked(), 'it was there this morning');
    expect(again.asks?.slot).toBe('direct_control');
    expect(again.say).toMatch(/^Yes or no/);
    const on = say(again, 'it is a good one');
    expect(on.asks?.slot).not.toBe('direct_control');
    expect(controls(on.document)).toMatchObject([{ direct: 'unknown' }]);
    expect(trayTexts(on)).toEqual(['It was there this morning', 'It is a good one']);
  });

  it('is asked about one by one where there are several, also after a yes', () => {
    const first = say(
      upToControls('the truck backing over somebody'),
      'a berm at the edge. wheel chocks',
    );
    expect(first.say).toContain('berm');
    const second = say(first, 'no');
    expect(second.say.toLowerCase()).toContain('wheel chocks');
    expect(controls(say(second, 'yes').document)).toMatchObject([
      { direct: 'no' },
      { direct: 'yes' },
    ]);
    const other = say(first, 'yes');
    expect(other.say.toLowerCase()).toContain('wheel chocks');
    expect(controls(say(other, 'no').document)).toMatchObject([
      { direct: 'yes' },
      { direct: 'no' },
    ]);
  });

  it('never is one that tells people to be careful, spoken or tapped', () => {
    const turn = say(upToControls('the truck backing over somebody'), 'everybody pays attention');
    expect(turn.asks?.slot).toBe('controls');
    expect(turn.say).toContain('physically');
    const [control] = turn.state.facts.steps[0]?.hazards[0]?.controls ?? [];
    const tapped = markDirect(turn.state, control?.id ?? 0, 'yes', library);
    expect(controls(tapped.document)).toMatchObject([{ level: 'administrative', direct: 'no' }]);
  });

  it('is not asked about where the hazard can’t kill', () => {
    const turn = say(begin(), 'Sand doors', 'shop', 'Ana', 'sand the doors', 'noise', 'ear plugs');
    expect(turn.asks?.slot).not.toBe('direct_control');
    expect(hazards(turn.document)).toMatchObject([{ high_energy: null }]);
  });

  it('can be tapped', () => {
    const { state } = asked();
    const [control] = state.facts.steps[0]?.hazards[0]?.controls ?? [];
    const tapped = markDirect(state, control?.id ?? 0, 'yes', library);
    expect(controls(tapped.document)).toMatchObject([{ direct: 'yes' }]);
    expect(tapped.asks?.slot).not.toBe('direct_control');
  });
});

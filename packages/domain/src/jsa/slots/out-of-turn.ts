/** What is said while something else is asked, has a word that may hurt, and is no hazard of the job. */
import type { JsaState } from '../jsa-state.ts';
import { mayHappen } from '../understanding/may-happen.ts';
import { saysHarm } from '../understanding/measure.ts';
import { quantitiesOf } from '../understanding/numbers.ts';
import { plain } from '../understanding/plain.ts';

/** "Javier Montalvo's on the roller", "fourteen poles", "the owner wants a noise curtain". */
export function isAside({ facts, ask }: JsaState, said: string): boolean {
  const flat = plain(said);
  if (saysHarm(flat) || mayHappen(flat)) return false;
  return (
    ask.slot === 'task' ||
    wishes.test(flat) ||
    isWho(said, facts.people) ||
    (quantitiesOf(flat).length > 0 && figureAlone.test(flat))
  );
}

const wishes =
  /^(?:\S+ ){0,4}?(?:wants?|wanted|was asking|were asking|is asking|says|said|quiere|queria|quieren|querian|anda viendo|andan viendo|dice|dicen|contaba|decia) /u;

const figureAlone =
  /^(?:\S+ ){1,4}(?:poles|piles|units?|panels?|trucks|loads|yards|postes|pilotes|yardas|camiones|paneles)(?: .*)?$|^(?:the|el|la|los|las) \S+(?:'s| is| are| mide| miden| es de| son de) /u;

/** Begins with someone of the crew, or with two names. */
function isWho(said: string, people: readonly string[]): boolean {
  const first = /^(\p{Lu}\p{Ll}+)(?:['’]s)? \p{Ll}/u.exec(said)?.[1];
  return (
    /(?:^|\s)\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(said) ||
    (first !== undefined && people.some((name) => name.split(' ')[0] === first))
  );
}

/**
 * What answers the question for the emergency plan, by words that tell of help only there: "the boat stays tied at the
 * ladder", "aquí no hay señal, hay que subir a la loma". A harm or a measure that is told there goes its own way.
 */
import type { JsaState } from '../jsa-state.ts';
import { putText } from '../facts/put.ts';
import { saysHarm } from '../understanding/measure.ts';
import { capitalize, plain } from '../understanding/plain.ts';
import { callsForHelp, isPermitAtHand } from './signs.ts';
import { nameThoseIn } from './take-people.ts';

/** @returns the rest of the line */
export function takePlan(draft: JsaState, line: string): string {
  const { slot } = draft.ask;
  const tells = slot === 'emergency' ? answersPlan : namesPlan;
  if (slot === 'task' || slot === 'place' || slot === 'controls' || slot === 'direct_control')
    return line;
  const sentences = line.split(/(?<=[.;!?])\s+/u);
  const kept = sentences.filter((sentence) => {
    if (!tells(plain(sentence))) return true;
    nameThoseIn(draft, sentence);
    putText(draft.facts.emergency, capitalize(sentence.replace(/[\s,.;!?]+$/u, '')));
    return false;
  });
  return kept.length === sentences.length ? line : kept.join(' ');
}

const helps =
  /\b(?:ambulanc\p{L}*|(?:trauma|burn|first aid|snake ?bite|spill|rescue) (?:kit|gel|bag)|epi ?pens?|tourniquet\p{L}*|stretchers?|litter|backboard|phones?(?! (?:poles?|lines?|cables?|compan))|cell (?:service|signal)|no (?:service|signal|bars)|coverage|channel|(?:rescue|safety|chase) boat|boats? (?:stays?|is|sits)|rescue|throw (?:bag|ring|rope)|helicopters?|chopper|we(?:'ll)? (?:all )?(?:meet|gather|muster)|head ?count|nurse|medic|cpr|fire extinguishers?|extinguishers? (?:is|are|in|on|by)|cross street|coordinates|gps|wave (?:them|the \p{L}+) in|flag (?:them|the \p{L}+) (?:in|down)|hay senal|senal (?:de|del) celular|telefono|celular|por radio|canal|la lancha|camilla|enfermer[oa]|brigada|extintor\p{L}*|nos (?:juntamos|reunimos|vemos)|punto de|para llamar|llam(?:a|an|o|amos) al?|marc(?:a|ar|amos) al|coordenadas|helicoptero|torniquete|salvavidas de aro|antidoto|antivenom)\b/u;
/** "If somebody goes down", "whoever's hurt": what follows is what is done then. */
const whenHurt =
  /^(?:(?:and|so|y|pues) )*(?:if|when|once|anybody|anyone|si|cuando) (?:(?:somebody|someone|anybody|anyone|a (?:guy|man|hand)|one of us|he|alguien|alguno|uno|se)(?:'s)? )?(?:(?:goes|gets|falls|is|passes) (?:down|hurt|out|in|bit|burned|cut|overboard|trapped|bad)|faints|collapses|se (?:desmaya|lastima|golpea|corta|quema|cae|ahoga)|desmaya|lastima|queda (?:atrapad|colgad))\p{L}*|\b(?:whoever|anyone|anybody)(?:'s| is| gets| that's| who's)? hurt\b|\bif (?:it|something|things) goes? (?:bad|wrong|south)\b|\b(?:al|el) (?:herido|lastimado)\b/u;

function answersPlan(flat: string): boolean {
  if (isPermitAtHand(flat)) return false;
  if (callsForHelp(flat) || whenHurt.test(flat)) return true;
  return helps.test(flat) && !saysHarm(flat.replace(helps, ' '));
}

/** "The closest clinic is Oakdale", "hay un botiquín en la caseta", whatever was asked. */
export function namesPlan(flat: string): boolean {
  return plan.test(flat) && !saysHarm(flat);
}

const plan =
  /^(?:(?:and|oh|y|ah|also|pues|tambien)[, ]+)*(?:(?:the|our|el|la) )?(?:(?:closest|nearest) )?(?:hospital|clinic|clinica|er|urgent care|emergency room|trauma center|ambulance|ambulancia|aed|defibrillator|desfibrilador|first.?aid kit|trauma kit|botiquin|meeting (?:point|spot)|muster point|rally point|punto de (?:reunion|encuentro))(?: (?:mas cercan[oa]|here))?(?:'s| is| has to| comes?| goes| entra| llega| tiene que| esta| es| queda)\b(?! (?:closed|shut|empty|full|cerrad|vaci|llen))|^(?:(?:and|oh|y|ah|also|pues|tambien)[, ]+)*(?:there's|there is|we(?:'ve)? got|hay|tenemos|traemos) (?:an? |un |una )?(?:aed|defibrillator|first.?aid kit|trauma kit|botiquin|desfibrilador|camilla|stretcher)\b/u;

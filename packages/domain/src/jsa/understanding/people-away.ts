/** Who of the crew is told not to be here: "Pete ain't coming, he called in", "el Neto hoy anda en otra obra". */
import { peopleIn } from './people.ts';
import { once, onceWith, plain } from './plain.ts';

const is = String.raw`(?:'s|'ll be| is| was| got| stayed| went| will be)`;
const elsewhere = String.raw`(?:(?:over |back |down |up |out )?(?:at|in) (?:the |his |her |a )?(?:doctor|dentist|hospital|warehouse|shop|yard|office|court|house|home|funeral|wedding|training|class|school|airport|dmv|clinic)|(?:at|on|with|over (?:at|on|with)|to) (?:the |an|some |our )?(?:other|another|next|different|sister) (?!end|side|edge|man|guy|hand)\p{L}+|at home|with the other \p{L}+)`;
const english = new RegExp(
  [
    String.raw`(?:\b(?:isn't|ain't|won't|wasn't|didn't|couldn't|can't|not|never|no longer)|'s not) (?:gonna |going to |be |even )*(?:com(?:ing|e)(?! (?:down|up|off|near|under)\b)|here|in(?: today)?$|with us|on (?:this|today|it|the (?:job|crew|list))|working|work|show\p{L}*|make it|made it|around|available|joining|part of)\b`,
    String.raw`^${is} (?:all |still |just |also |out )*(?:off(?! (?:the|to the side|of))|out(?= (?:sick|today|this|till|until|with (?:an?|the|his|her)|on (?:leave|vacation))|$)|home|sick|gone(?! (?:up|in|down))|away|on (?:vacation|leave|pto|light duty)|on (?:his|her) (?:day off|honeymoon)|laid up|${elsewhere})(?:$|[ ,.])`,
    String.raw`^ (?:called (?:in|out|off)|quit|left(?: us)?$|got (?:hurt|fired|called)|moved to|went (?:to|over|back|home)|took (?:the day|today|a day)|flew|is (?:off|out)|stayed (?:home|back)|stays? (?:home|back)|has (?:the day|today) off|has (?:a|an) (?:appointment|doctor\p{L}*|court\p{L}*|funeral|wedding)|had to (?:leave|go)|no show\p{L}*|no-show\p{L}*|had a)`,
    String.raw`\b(?:leave|take|keep|scratch|cross) (?:him|her) (?:off|out)\b|\b(?:don't|do not) (?:put|count|list|add) (?:him|her)\b|\bnot (?:him|her)\b`,
  ].join('|'),
  'u',
);
/** Where people are who aren't on the job, after "el", "la" or "un". */
const fuera = String.raw`(?:otr|cas|taller|doctor|dentista|juzgado|corte|hospital|clinic|consulado|banco|escuela|iglesia|oficin|bodega|yarda|almacen|aeropuerto|carcel|bod|funeral|velorio|entierro|curso|clase|junta|examen|migra|rancho)`;
const stays = String.raw`(?! (?:abajo|arriba|afuera|adentro|aqui|ahi|atras|enfrente|cerca|pegad|parad|pendiente|viendo|vigilando|echando|cuidando (?!a )|de |(?:en|con|junto a|al lado de) (?:el|la|los|las|un|una) (?!${fuera}|de)))`;
const spanish = new RegExp(
  [
    String.raw`\b(?:hoy|ahora|ahorita|esta vez|ya|siempre|todavia|tampoco)? ?no (?:vino|viene|va a venir|vendra|anda|esta|va|trabaja|cuenta|cuenten|cuentes|entra|jala|llego|llega|pudo|lo (?:cuent|apunt|pong)\p{L}+|la (?:cuent|apunt|pong)\p{L}+)\b`,
    String.raw`\b(?:hoy|esta vez) no(?=$|[,.])|,? ya no(?=$|[,.])`,
    String.raw`^ (?:(?:hoy|ahorita|ahora|ya|todavia|tambien) )*(?:descansa|falto|pidio|salio de|se (?:fue|qued[oa]${stays}|reporto|enfermo|lastimo|cambio|accident\p{L}+)|anda (?:(?:hoy|ahorita) )?(?:en (?:otr|la otra|el otro|lo|su|el (?:taller|doctor|juzgado))|con (?:otr|la otra|los otros|los de)|mal[oa]|enferm[oa]|de (?:vacaciones|viaje|permiso)|por (?:alla|otro))|esta (?:(?:hoy|ahorita) )?(?:en (?:otr|la otra|el otro|su casa|el (?:taller|doctor|juzgado|hospital))|con (?:otr|la otra|los otros)|enferm[oa]|mal[oa]|incapacitad[oa]|de (?:vacaciones|permiso|descanso|baja)|descansando|lastimad[oa])|trae (?:permiso|cita|gripa)|tiene (?:permiso|cita|el dia)|amanecio|renuncio|es de (?:la otra|otra)|lo (?:prest|mand|cambi|movi|ocup|pas|llev)\p{L}+|la (?:prest|mand|cambi|movi|ocup|pas|llev)\p{L}+|nos l[oa] (?:quit|pid|prest)\p{L}+)`,
    String.raw`\bl[oa] (?:prestaron|prestamos|mandaron|mande|mandamos|cambiaron|movieron|ocuparon|pidieron|dejamos|dejaron|deje) (?:a|con|para|en|pa|hoy)\b|\bborral[oa]\b|\bquital[oa]\b|\bcon (?:el|ella) no cuent`,
  ].join('|'),
  'u',
);
/** Of someone who is named, whatever the words of the case. */
const anyway = new RegExp(
  [
    String.raw`(?:\bgot|\bwas|\bis|'s|\bbeen|\bbeing) (?:been |being )?(?:tapped|pulled|moved|sent|loaned|lent|borrowed|reassigned|assigned|bumped|shifted|switched|called|put|transferred|stuck|needed|promoted|traded|farmed) (?:(?:in|out|away|off|over|up|down|back) )?(?:(?:to|for|onto|on|at|by|with|in) (?!(?:the )?(?:saw|boom|lift|bucket|ground|winch|radio|rope|hose|edge|gate|panel|truck)\b)|$)`,
    String.raw`\b(?:running|with|on|covering|helping|working) (?:with )?(?:the |that |some )?(?:other|another|night|second|swing|graveyard|different) (?:crew|job|shift|truck|site|project|guys|bunch)\b|\b(?:taking|getting|doing) (?:his|her|a) (?:\p{L}+ ){0,2}(?:test|class|exam|course|licen[cs]e|cert\p{L}*|training|physical)\b|\bhad (?:his|her|a|their) (?:baby|surgery|kid|operation|accident)\b|\b(?:truck|car|ride) (?:broke|died|won't)\b`,
    String.raw` (?:(?:hoy|ayer|ahora|ya|nos) )*l[aoe] (?!dijo|dimos)\p{L}+(?:aron|ieron)\b(?! (?:el |la |los |las |un |una )?(?:radio|maquina|sierra|llave|arnes|pluma|gafete|bandera|control|martillo)\p{L}*)`,
    String.raw`\bcon (?:la|los|el) otr[oa]s? (?:gente|cuadrilla|bola|equipo|raza|turno|obra)\b|\b(?:al|en el|del|para el|pal) (?:turno de (?:la )?noche|otro (?:turno|proyecto|jale|lado|trabajo))\b|\banda (?:arreglando|haciendo|sacando|viendo|cuidando|tramitando|buscando|llevando) (?:\p{L}+ ){0,3}(?:sus?|un|una|lo de) \p{L}+|\biba a venir\b|\bse (?:le )?descompuso (?:la troca|el carro|su)\b`,
    String.raw`\b(?:won't|ain't|isn't|not|can't|couldn't|doesn't|wasn't|don't)(?: gonna| going to| able to)? (?:be )?(?:seeing|(?<!can't |couldn't )see (?:him|her|them)|with us|here|com(?:ing|e)(?! (?:down|up|off|near|under)\b)|make it|making it|working|count\p{L}*|in today|back|on (?:this|today)|join\p{L}*)\b`,
    String.raw`\b(?:would've|would have|was (?:gonna|going to|supposed to)|were supposed to|iba a (?:venir|estar)|se suponia)\b`,
    String.raw`\b(?:jury duty|(?:called|out|home) sick|day off|vacation|wedding|funeral|graduation|honeymoon|dentist|doctor's?|hospital|court|training|cert class|class all|school|on a plane|the shop today|main yard|(?:other|last) (?:job|crew|site)|on leave|paternity|maternity)\b`,
    String.raw`\b(?:kept (?:him|her)|sent (?:him|her)|pulled (?:him|her)|took (?:him|her)|borrowed (?:him|her))\b|(?:'s|\bis|'re|\bare) (?:off|out|gone|away)(?= (?:sick|today|till|until|all|this|at|for|with)\b|$)|\bdon't (?:count|put|list)\b`,
    String.raw`(?:'s|\bis) (?:over|down|up|out|back)? ?(?:at|in|on) .*\b(?:all week|till|until|today so|instead)\b|(?:'s|\bis) (?:over|down|up|out) (?:at|in|on|with) the \p{L}+ (?:job|site|project|crew)\b`,
    String.raw`\b(?:no|ni) (?:(?:me|lo|la|nos|los|se|l[oa]s?) )*(?:cuent|vin|vien|regres|acompan|apunt|va|viene|jal|trabaj|pong|est)\p{L}*`,
    String.raw`\b(?:se quedo${stays} (?:en|con|alla)|pidio (?:el dia|permiso)|anda (?:en (?!(?:el|la|los|las|lo|un|una) )|en (?:el|la|los|las|un|una) ${fuera}|de (?:vacaciones|viaje|permiso|luto|baja|padrino|fiesta|visita|descanso|gira)|con (?:su|otr|gripa|calentura|fiebre|tos|dolor|l[oa]s de|(?:el|la|los|las) otr))\p{L}*|tiene cita|incapacitad[oa]|de vacaciones|enferm[oa]|de permiso|descans\p{L}+|falto|en el doctor|del otro lado|hasta el (?:lunes|martes|miercoles|jueves|viernes|otro))\b`,
  ].join('|'),
  'u',
);
/** "His kid's got strep", "lo prestaron": said of who was named last. */
const ofLast =
  /^(?:(?:and|but|so|y|pero|pues|que) )*(?:he|she|him|her|his|el|ella|l[oa]|le|nos l[oa]|se|ya|hoy|anda|esta|no|not|ain't|isn't|called|out|off|sick)\b/u;

/** @returns the members of the crew that a line tells to be away */
export const awayIn = onceWith((line: string, crew: readonly string[]): readonly string[] => {
  const away = new Set<string>();
  let last: string | undefined;
  for (const clause of clausesOf(line)) {
    const { names } = peopleIn(clause, crew);
    const [only] = names;
    if (names.length === 1 && only !== undefined) {
      if (tellsAway(afterName(clause, only))) away.add(only);
      last = only;
    } else if (names.length > 1) last = undefined;
    else if (last !== undefined && ofLast.test(plain(clause)) && isAwayAlone(plain(clause)))
      away.add(last);
    else if (last !== undefined && !ofLast.test(plain(clause))) last = undefined;
  }
  return [...away];
});

function clausesOf(line: string): string[] {
  return line
    .split(/[,.;!?]+\s*|\s+(?=(?:and|but|y|pero|except|so)\s)/u)
    .filter((one) => one !== '');
}

/** What a clause says after the name of someone, so that "the truck stops when she's out" tells nothing of Greta. */
function afterName(clause: string, name: string): string {
  const flat = plain(clause);
  const ends = plain(name)
    .split(/\s+/u)
    .map((part) => {
      const at = flat.search(wholeWord(part));
      return at === -1 ? 0 : at + part.length;
    });
  return flat.slice(Math.max(...ends)).replace(/^ ,?/u, ' ');
}

const wholeWord = once(
  (word) => new RegExp(String.raw`(?<!\p{L})${word.replaceAll(/[^\p{L}]/gu, '.')}(?!\p{L})`, 'u'),
);

/** Whether it tells that someone isn't with the crew today. @param after what follows a name, without accents */
export function tellsAway(after: string): boolean {
  return [english, spanish, anyway].some((tells) => tells.test(after)) && !tellsHere.test(after);
}

function isAwayAlone(flat: string): boolean {
  const said = flat.replace(/^(?:(?:and|but|so|y|pero|pues|que) )*(?:he|she|el|ella)(?= |'s)/u, '');
  const after = said.startsWith("'s") || said.startsWith(' ') ? said : ` ${said}`;
  return tellsAway(after) || /^ (?:off|out|sick)(?: |$)/u.test(after);
}

/** "Not on the roof but on the ground": where someone works, and "no cabe" and "no deja" of a thing. */
const tellsHere = /\b(?:but on|but at|sino|pero si anda|pero si viene|later|al rato|mas tarde)\b/u;

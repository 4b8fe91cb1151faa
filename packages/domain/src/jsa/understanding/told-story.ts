/**
 * A sentence that tells what happened to someone from outside, or somewhere else. It is known by its form: who it
 * happened to, where or when, and that it is past. All of it without accents.
 */
import { comesBack } from './comes-back.ts';

const opening = String.raw`(?:(?:oh|ah|ay|ha|man|boy|hey|and|y|oye|oiga|fijate|fijese|crazy thing|funny thing|by the way|por cierto|pues|so|well|mira|que|you know what|imagin\p{L}+)[, ]+)*`;
const kin = String.raw`(?:(?:step|grand)?(?:cousin|brother|sister|dad|mom|son|daughter|kid|father|mother)s?|(?:brother|sister|mother|father)s?-in-law|neighbor|buddy|friend|roommate|boyfriend|girlfriend|fiance|wife|husband|uncle|aunt|nephew|niece|grandpa|old (?:man|lady|boss|crew|foreman)|landlord|pastor|teacher|primo|prima|herman[oa]|compadre|comadre|cunad[oa]|vecin[oa]|suegr[oa]|tio|tia|abuel[oa]|yerno|nuera|ahijad[oa]|sobrin[oa]|amig[oa]|conocid[oa]|hij[oa]|niet[oa]|senora|espos[oa]|novi[oa]|marido|papa|mama)`;

/** "My cousin's crew over in …", "al esposo de Lety lo mordió …", "Nate says his neighbor …". */
const ofKin = new RegExp(
  String.raw`^${opening}(?:(?:a )?(?:my|mi|mis|nuestro|her|his|our|su|\p{L}+'s|the \p{L}+(?: \p{L}+)?'s|(?:\p{L}+ )?(?:says|said|dice que|cuenta que) (?:his|her|my|su|a su)) (?:\p{L}+ )?${kin}(?:'s)?\b|(?:al?|el|la|a la|a un|a una|un|una) ${kin} (?:de|del|mi[oa]|que|tuy[oa]) )(?!.* (?:on the crew|with us|signal|spot)\p{L}*)`,
  'u',
);
/** "Un perro le mordió la pierna a mi cuñado". */
const toKin = new RegExp(String.raw`\bl[aeo] \p{L}+o\b.* a (?:mi|su|un|una) ${kin}\b`, 'u');

/** What was seen, heard or read. */
const media =
  /\b(?:on (?:the (?:news|internet)|tv|facebook|tiktok|youtube)|in the (?:paper|news)|en (?:(?:la|las|el) )?(?:tele|television|noticias|noticiero|periodico|face\p{L}*|feis\p{L}*|tiktok|youtube))\b|^(?:\p{L}+ )?(?:you should(?:'ve| have) seen|did (?:you|y'all) (?:see|hear)|(?:y'all|'all|you) hear about|(?:hubieran?s?|vier[ae]n?s?) visto|no saben? lo que)\b/u;
/** "Dominic's telling me …", "Reyna me contó que …". */
const hearsay = new RegExp(
  String.raw`^${opening}\p{L}+(?:(?:'s| was| is)? (?:telling|saying|told)(?: me| us)?(?: about)?| (?:nos|me) (?:conto|contaba|platico|platicaba)) .*\b(?:(?:he|she|they) (?:saw|got|had|fell|lost|hit)|(?:his|her|their) old|some \p{L}+ in|last \p{L}+|years? (?:back|ago)|turnpike|freeway|en la obra de|la semana pasada|el otro dia)\b`,
  'u',
);

/** Someone who is no one of the crew. */
const outsider =
  /^(?:(?:and|y) )?(?:a )?l[ao]s? otr[oa]s? (?:cuadrilla|brigada|compania|obra|gente|equipo)s?\b|^(?:(?:and|so|y|man|oh|pues) )*(?:an?|this|that|some|one|the|un|una|el|la|este|ese)(?: (?:new|old|young|other|poor|pobre|nuevo))? (?:guy|fella|fellow|kid|man|woman|lady|gal|dude|buddy|crew|outfit|bunch|company|hand|operator|roofer|welder|electrician|plumber|muchach[oa]|senora?|compa|companero|chavo|tipo|guey|bato|fulano)s? (?:over|up|down|out|back|i|we|my|from|before|in|at|that (?:used|worked)|who|with the other|que|de|con (?:quien|(?:el|la) que))\b/u;
/** The plumbers next door, on the way here, before us. */
const elsewhere =
  /^(?:i |we )?(?:heard|hear) |^(?:oi|escuche|me contaron|cuentan) (?:que|de) |^(?:the )?(?:last|previous|night) (?:shift|crew|outfit|owner|tenant|contractor)\b|^(?:they|we) had .*\bin \d{4}\b|\ben (?:la|el) \p{L}+ pasad[oa]\b|^(?:(?:ayer|antier|la semana pasada|el \p{L}+),? )?(?:(?:a )?l[oa]s de|en) (?:la|el) otr[oa]\b|\b(?:next door|down the (?:road|street|block)|across town|(?:two|three|a few|a couple) (?:counties|towns|houses|doors|streets) (?:over|down|away)|on the (?:interstate|highway|freeway|turnpike|bypass)|(?:on (?:the|my) way|driving) (?:here|in|home|over|to work)|way home|before us|the (?:crew|outfit|guys) before|at (?:church|home|camp|school)|at (?:his|her|my|their) (?:mom|dad|buddy|uncle|place|house)\p{L}*|(?:his|her) mom's|(?:de camino|viniendo|camino|al venir|venia(?:mos)?) (?:para |pa )?(?:aca|ca|aqui)|en (?:el rodeo|su (?:casa|rancho))|por la carretera|en la carretera)\b/u;
/** Another place by its name, told of before. */
const named =
  /(?:^|[,.] )(?:(?:[Oo]h|[Aa]nd|[Yy]|[Mm]an|[Oo]ye|[Oo]iga|[Ff][ij]{2}\p{L}*|[Pp]ues|[Qq]ue|[Hh]a)[, ]+)*(?:(?:[Yy]esterday|[Ll]ast \p{L}+|\p{Lu}\p{L}+day|[Aa]yer|[Aa]ntier|[Aa]noche|[Ee]l \p{L}+|[Ll]a (?:semana|vez) pasada|[Ee]l (?:otro d[ií]a|mes pasado|a[nñ]o pasado))(?: pasado)?,? )?(?:(?:(?:[Oo]ver|[Uu]p|[Dd]own|[Oo]ut|[Bb]ack) )?(?:[Aa]t|[Ii]n|[Oo]n|[Bb]y) (?:(?:the|that) )?\p{Lu}\p{Ll}+|[Aa]ll[aá] (?:en|por) (?:la |el |los |las )?(?:\p{Ll}+ de )?\p{Lu}\p{L}+|[Ee]n (?:(?:la|el) \p{Ll}+ de (?:la |el |los )?)?\p{Lu}\p{Ll}{3,})/u;
/** "Over at the ferry landing yesterday". */
const overThere =
  /^(?:man |and |oh |y )*(?:(?:over|out|down|up|back) (?:at|in|on|by)|(?:at|in|on) that|alla (?:en|por|con)) /u;
const otherDay =
  /\b(?:yesterday|last (?:fall|spring|summer|winter|year|month|week|night|\p{L}+day)|the other (?:day|week|night)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:a|one|two|three|a couple|couple|few|several|\d+)(?: of)? (?:jobs?|outages?|days?|weeks?|years?|summers?|winters?|months?|seasons?) (?:back|ago)|ayer|antier|anoche|(?:la semana|el mes|el ano|la vez) pasad[oa]|la otra vez|el otro dia|hace (?:como )?\p{L}+ (?:dias|semanas|meses|anos)|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))\b/u;

/** It is past, and something happened. */
const happened =
  /\b(?:(?<!'s |'ve |have |has )got|had|fell|lost|found|broke|cut|burned|hit|bit|was|were|put|went|took|blew|ran|flew|saw|ate|stole|caught|(?<!\b(?:be|is|are|gets?|been|stays?|keeps?|have|has)(?: all)? |'s |'re |'ve )\p{L}{3,}ed(?<!\b(?:\p{L}*eed|hundred|shed|sled|pared|usted|cesped))|hubo|fue|fueron|\p{L}{3,}(?:aron|ieron)|(?:se|les?|nos|l[ao]s?) (?:\p{L}{2,}[^e\W]o|cayo))\b/u;
/** \"Trozó una fibra\": by its accent. */
const preterite = /(?<!\p{L})\p{L}{2,}ó(?!\p{L})/u;

/** "I did one of these a couple years ago", "ancient history", "better them than us". */
const says =
  /^(?:the |that )?(?:\p{L}+ ){1,2}(?:i|we) (?:had|knew|worked|used to|went to|grew up) |\bdonde (?:estaba|andaba|trabajaba) antes\b|\bdonde (?:yo )?(?:trabajaba|trabaje|estuve)\b|\bi (?:did one of (?:these|those)|(?:did|had|worked|was on) (?:on )?(?:an?|another|this|one) (?:job|house|site))\b|remind me to tell you|\b(?:telling|tells|bragging to) (?:everybody|everyone|us|me|them) (?:how|about)\b|\b(?:cuenta|anda contando|presume) (?:que|de cuando|como)\b|when (?:he|she) worked (?:that|at|for|in)\b|\bancient history|es (?:cosa|asunto|bronca) de ellos|that's (?:their|his|(?:\p{L}+ )?\p{L}+'s) (?:deal|problem|business|headache)|that's on them\b|eso ya tiene (?:sus|su|unos)|esos son otros|que son de otra (?:compania|cuadrilla|obra)|better them than us|glad (?:that|it) (?:ain't|wasn't|isn't) (?:us|me)|\b(?:that|those) (?:old |other )?\p{L}+ (?:site|job|house|place|crew|outfit|bunch|company|guys?)(?: (?:over|down|up|out))?(?: (?:in|at|from) .*)? (?:they|we|he|she|had|got|lost|found|fell|was|were)\b|\b(?:jobs|outages|seasons) (?:back|ago)\b|\bcrew (?:got|had|found|ran|hit|lost)\b.*\b(?:yesterday|last \p{L}+|ago|the other day)\b|^(?:they|we) (?:had|were) .*\b(?:over|out|down|up) .*\b(?:last \p{L}+|yesterday|ago)\b|^(?:(?:oh|and|you know|man|hey) )*(?:the|that) \p{L}+ (?:site|job|yard|plant) (?:last|a couple|two|the other)\b/u;

/** "Teddy says on that Marlin Street job …". */
const reported =
  /^(?:(?:[Mm]y )?\p{L}+ )?(?:says|said|[Dd]icen?|[Dd]ijo|[Cc]uentan?)(?: that| que)? (?=(?:on|at|over|up|down|in|en|all[aá])\b)/u;
/** "Dulce andaba ayer con el otro crew …". */
const wasAway =
  /^\p{L}+ (?:andaba|estuvo|estaba|fue|was|worked) .*\b(?:otr[oa]|other|over (?:at|in)|up (?:at|in)|down (?:at|in))\b/u;
const mine = /\b(?:off|in|on|to|of|^|day) ?my (?:truck|car|pickup|van|boat|dog|yard|trailer)\b/u;
const goesOnThere = /\b\p{L}{3,}(?:ando|iendo)\b/u;
const isNow = /\b(?:today|right now|hoy|ahorita)\b/;

/** @param text a whole sentence, and the same without accents */
export function tellsStory(text: string, flat: string): boolean {
  const told = text.replace(reported, '');
  if (ofKin.test(flat) || toKin.test(flat) || hearsay.test(flat) || says.test(flat)) return true;
  if (media.test(flat)) return true;
  if (isNow.test(flat) || comesBack(text)) return false;
  if (named.test(told) && goesOnThere.test(flat)) return true;
  if (!happened.test(flat) && !preterite.test(text)) return false;
  return (
    outsider.test(flat) ||
    elsewhere.test(flat) ||
    ((wasAway.test(flat) || mine.test(flat)) && otherDay.test(flat)) ||
    named.test(told) ||
    (overThere.test(flat) && otherDay.test(flat))
  );
}

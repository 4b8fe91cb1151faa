/** What is told first and taken away by the next clause: how it is named, and how it is taken away. All of it without accents. */

/** "I looked for poison oak and came up with zip": whatever it was, there is none. */
export const searched =
  /^(?:[\p{L}']+ ){0,4}?(?:look|check|walk|search|hunt|test|swept|scann|sniff|sampl|revis|busc|chec|camin)(?:ed|\p{L}*[oe]|amos|aron|e)?\b|^(?:[\p{L}']+ ){1,6}?\p{L}+ed (?:[\p{L}']+ ){0,6}?for \p{L}+/u;
/** "La pintura no trae plomo, … salió limpia". */
export const hasNone =
  /^(?:y )?(?:el|la|los|las) (?:\p{L}+ ){1,3}no (?:trae|tiene|lleva)n? \p{L}+/u;
/** "You'd expect rattlers up here, but …", "normally there's a forklift, but …": so it isn't today. */
export const expected =
  /^(?:(?:and|y|well|pues|now|yeah) )*(?:you'd|you would|anybody'd|anyone'd|folks'd|normally|usually|most (?:days|times|of the time)|typically|ordinarily|any other (?:day|time)|(?:there )?used to|antes|normalmente|casi siempre|por lo general|otros dias|uno (?:diria|pensaria)|cualquiera diria)\b/u;
/** "Mold was a big thing, but that's been cleared": it was, and isn't. */
export const wasThere =
  /^(?:(?:and|y|well|pues|now|yeah|the|el|la|los|las|there) )*(?:[\p{L}']+ ){0,6}?(?:was|were|had|habia|hubo|tenia|tenian|estaba|estaban|vimos|salio|salieron|saw)\b/u;
export const isNoMore =
  /^(?:the |our |el |la |los )\p{L}+(?: \p{L}+)? (?:already |ya )?(?:(?:had|got|took|tore|cut|pulled|swept|cleaned|checked|tested|treated|shut|filled|capped|boarded|moved|hauled|sealed|closed|killed|fixed|sprayed)\b.*\b(?:it|them|those|'em|out|down|off|up|over|in)|l[aoe]s? \p{L}+(?:aron|ieron|o))\b|^(?:but |pero )?(?:that|it|they|those|he|she|all|eso|es[ae]|ya|se|l[ao]s?)(?:'s|'re)?(?: \p{L}+)* ?\b(?:went|gone|been \p{L}+ed|got \p{L}+ed|(?:was|were) (?:\p{L}+ )?\p{L}+(?:ed|en|t)|out|cleared|done|no more|not|n't|never|\p{L}+(?:aron|ieron)|se (?:fue|acabo|quito|llevo)|saco|quito|llevo|no)\b/u;
/** "… but it's shut". */
export const isShut =
  /^(?:it|they|that|esta|estan)(?:'s|'re| is| are)?(?: all)? ?(?:empty|shut|closed|vacant|dry|busted|broken|vaci[oa]s?|cerrad[oa]s?|sec[oa]s?|descompuest[oa]s?)$|^(?:he's|it's|she's|they're|esta|estan) (?:behind|inside|atras de|detras de|dentro de) .*\b(?:fence|wall|gate|pen|barda|cerca|reja|malla|porton|corral)\b/u;
export const isOffNow =
  /^(?:the |that |those |all the |el |la |los |las )?(?:\p{L}+ )?[\p{L}]+(?:'s|'re| is| are| esta| estan)(?: all| already)? (?:off|out|down|gone|shut|dead|cold|closed|fuera|apagad[oa]s?|desconectad[oa]s?)\b/u;
export const othersDid =
  /^(?:they|he|she|somebody|the \p{L}+(?: \p{L}+)?|la \p{L}+|el \p{L}+|l[oa]s?)\b/u;
/** "Bees, I sprayed for those Monday": after a thing, that it was dealt with, or is no matter. */
export const settled =
  /^(?:(?:and|but|y|pero) )?(?:(?:he|she|they|somebody|(?:the )?(?:city|county|utility|owner|farmer|landlord|neighbor|state|company))(?:'ve|'s| has| have)?(?: already| just)? (?:\p{L}+(?:ed|ot|ook|ent|ut|ld)|took|shut|dug|sold|sent|got) (?:it|them|those|that|'em|him|her)\b|(?:we're|it's|that's|they're|you're|everything's|all|estamos|todo|va todo|andamos) (?:all |bien )?(?:clear|good|fine|okay|ok|set|covered|bien|limpi\p{L}|libres?)$|(?:i|we|they|somebody|he|she)(?:'ve| have)? (?:already |just )?\p{L}+(?:ed|id|ot|ook|ent|ut)\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|last \p{L}+|ago|already|this morning)\b|(?:(?:ayer|antier|el \p{L}+|la semana pasada) )?(?:ya )?l[ao]s? \p{L}+(?:o|aron|ieron) (?:el|la|los|las|un|una|don|ayer|antier)\b|(?:ya )?(?:l[ao]s? )?\p{L}+(?:amos|imos|aron|ieron)\b.*\b(?:ayer|antier|pasad[oa]|desde|ya)\b|(?:hasn't|haven't|there hasn't|there haven't) been\b|not (?:up|out|over|down|back)? ?here\b)/u;
/** "The forklifts quit at three and we don't start till four". */
export const stopsFirst =
  /\b(?:quits?|stops?|ends?|leaves?|closes?|(?:is|are) (?:done|gone)|paran?|cierran?|acaban?|salen?|se van?)\b(?: \p{L}+){0,4} (?:at|by|before|a las?|antes|desde)\b/u;
export const thenWe =
  /^(?:we|nosotros)(?:'re)? (?:don't|won't|not|no|start|come|get|show|empez\p{L}+|entr\p{L}+|lleg\p{L}+)\b/u;
export const isClean =
  /\b(?:it's|is|was|they're|came back|quedo|quedaron|salio|salieron|esta|estan) (?:all )?(?:clean|clear|gone|negative|limpi[oa]s?|libres?)\b/u;
/** "They told us there might be needles, but the city swept it". */
export const feared =
  /^(?!.*\b(?:dead|off|locked|shut|safe|muert\p{L}|apagad\p{L}|segur\p{L}|cerrad\p{L})\b).*\b(?:told|warned|said|thought|figured|heard|dijeron|dicen|avisaron|pensamos|creiamos|decian)\b.*\b(?:might|could|was|were|there's|had|hay|habia|podia\p{L}*|tenia\p{L}*)\b/u;

/** "On paper it's a confined space, but …, so it's not one": it takes a denial to take it away. */
export const onPaper =
  /^(?:on paper|en (?:el papel|la hoja|el plano|el permiso)|(?:andabamos|estabamos|we were|i was) (?:preocupad\p{L}+|worried))\b/u;
export const turnsOut = /^(?:it )?(?:turns out|turned out)|^resulta que\b/;

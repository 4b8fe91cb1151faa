/** What is said to someone else, or about nothing of the job: it changes nothing. */
import { plain } from './plain.ts';

const addressed =
  /^(?:hey|yo(?=,(?! \p{L}+(?: \p{L}+)?,? (?:y|e|and)\b))|oye|oiga|ey|epa|eit)\b[\s,]+(?!sarah|we|there|also|hay|tenemos|tambien)\p{L}+|^(?:hold on|hang on|wait|one sec(?:ond)?|just a (?:sec|second|minute)|give me a (?:sec|second|minute)|espera(?:te|me|nme)?|espereme|un (?:momento|segundo|momentito)|dame (?:un|chanza)|deme un|permiteme|permitame|aguanta(?:me)?)\b/u;

const resumes =
  /\b(?:not|no|isn't|change|cambi\p{L}*|there's|there is|there are|also|we|we're|we'll|hay|tenemos|tambien|falta|one more|another|otra cosa|it's|es)\b/u;

const smallTalk =
  /\b(?:coffee|donuts?|breakfast|lunch|burritos?|tacos?|tortas?|weekend|football|(?:the|that) game|last night|how about|my (?:wife|kid|kids|son|daughter|truck payment)|music|song|radio station|how are you|how's it going|what's up|nice (?:day|morning)|good (?:morning|afternoon)|beautiful day|phone('s| is) ringing|gotta take this|cafe|almuerzo|lonche|desayuno|domingo|futbol|partido|mi (?:esposa|senora|vieja|hijo|hija)|musica|como estan?(?: usted(?:es)?| todos| la familia)?(?= ?\?|$|,)|como estas|que onda|que tal|buenos dias|buenas tardes|bonito dia|suena el telefono|me hablan|who won|happy birthday|feliz cumpleanos|did you see|viste el)\b/;

const question =
  /^(?:who|where|when|did|do you|are you|is that|is he|is she|what time|how long|how many of|can you (?:hand|grab|move|turn)|could you|quien|donde esta|cuando|ya (?:llego|vino)|me pasas|puedes|a que hora|trajiste|tienes|le puedes|como te)\b.*/;

/** @param carriesFacts whether the words also name a hazard, a control or a worn thing */
export function isAside(text: string, carriesFacts: boolean): boolean {
  const flat = plain(text);
  const call = addressed.exec(flat);
  if (call !== null) return !resumes.test(flat.slice(call[0].length)) || flat.endsWith('?');
  if (question.test(flat) && flat.endsWith('?')) return true;
  return smallTalk.test(flat) && !carriesFacts;
}

/** Names: of the crew wherever they are said, and everyone who is named when she asks for people. */
import type { JsaState } from '../jsa-state.ts';
import { isAbsent } from '../understanding/absent.ts';
import { awayIn } from '../understanding/people-away.ts';
import { nameWithRoleIn, outsidersIn, peopleIn } from '../understanding/people.ts';
import { capitalize, plain } from '../understanding/plain.ts';
import { listOf } from '../understanding/sentences.ts';
import { putPerson } from '../facts/put.ts';
import { withoutRoles } from './crew-tail.ts';

/** Names of the crew, and of others where the words say so, wherever they are said. */
export function nameThoseIn(draft: JsaState, sentence: string): { isOnlyNames: boolean } {
  const { names, rest } = peopleIn(sentence, draft.context.crew);
  const flat = plain(sentence);
  const asksWho = ['task', 'place', 'people'].includes(draft.ask.slot);
  const absent = [
    // "A menos de diez pies", said of the work, leaves no one out.
    ...(asksWho ? namesLeftOut(sentence, draft.context.crew) : []),
    // "Tom is on vacation" is told as of anyone who is away.
    ...(asksWho && names.length === 1 && isAbsent(sentence) ? names : []),
    ...awayIn(sentence, draft.context.crew),
  ];
  if (draft.ask.slot === 'task' && allBut.test(flat))
    for (const name of draft.context.crew) if (!absent.includes(name)) putPerson(draft.facts, name);
  if (usual.test(plain(sentence)) && draft.ask.slot === 'task')
    for (const name of draft.context.crew) putPerson(draft.facts, name);
  for (const name of allOfName(sentence, draft.context.crew)) putPerson(draft.facts, name);
  for (const name of names) if (!absent.includes(name)) putPerson(draft.facts, name);
  if (absent.length > 0)
    draft.facts.people = draft.facts.people.filter((name) => !absent.includes(name));
  const listed =
    draft.ask.slot === 'people'
      ? []
      : listedNamesIn(sentence, draft.context.crew, names.length > 0);
  for (const name of [...outsidersIn(rest), ...listed]) putPerson(draft.facts, name);
  const withRole = names.length === 0 ? nameWithRoleIn(sentence) : null;
  if (withRole !== null && !notNames.test(plain(withRole))) {
    putPerson(draft.facts, withRole);
    return { isOnlyNames: true };
  }
  const left = plain(rest).replace(
    /\b(and|with|me|myself|is|are|here|also|y|con|yo|es|son|e|too|tambien|the|crew|today|hoy|plus|mas|esta|estan|aqui)\b|[^\p{L}]/gu,
    '',
  );
  return { isOnlyNames: names.length > 0 && left === '' };
}

/** "Me, Tina, and Hal Dorsey with the excavator": a full name in a list of people. */
function listedNamesIn(
  sentence: string,
  crew: readonly string[],
  namesCrew: boolean,
): readonly string[] {
  if (!namesCrew && !/(?:^|[,\s])(?:me|myself|yo)(?:[,\s]|$)/iu.test(sentence)) return [];
  return listOf(sentence).flatMap((part, index) => {
    const name =
      /(?:^|\b(?:with|plus|con|más|mas) )(\p{Lu}\p{Ll}[\p{L}'’-]* \p{Lu}\p{Ll}[\p{L}'’-]*)(?=$| (?:with|from|as|on|is|running|driving|con|de|como|en|es|trae|maneja)\b)/u.exec(
        part,
      )?.[1];
    const isTitle = index === 0 && part.startsWith(name ?? ' ') && part !== name;
    return name === undefined ||
      isTitle ||
      peopleIn(name, crew).names.length > 0 ||
      notNames.test(plain(name))
      ? []
      : [name];
  });
}

const notNames =
  /\b(?:street|road|avenue|drive|lane|park|mall|school|church|hospital|station|plaza|building|county|city|diner|farm|hotel|rancho|calle|colonia|avenida|edificio|iglesia|escuela|bodega)\b/;

const allBut =
  /\b(?:everyone|everybody|whole crew|full crew|todos|toda la (?:cuadrilla|raza|banda|bola|plebe))\b.{0,12}\b(?:except|but|minus|without|menos|excepto)\b/;

const usual =
  /\b(?:the usual (?:crew|guys|bunch)|(?:somos|andamos|estamos|vamos) los (?:mismos|de siempre))\b/;

const leftOut =
  /\b(?:except|but not|but|minus|without|missing|short|menos|excepto|nos falta|not)\b(.*)$/u;

/** "Everyone but Tina". */
function namesLeftOut(sentence: string, crew: readonly string[]): readonly string[] {
  const said = leftOut.exec(plain(sentence))?.[1];
  return said === undefined
    ? []
    : peopleIn(sentence.slice(sentence.length - said.length), crew).names;
}

const bothOf = /\b(?:both|los dos|las dos|ambos|the two) (\p{L}{3,})\b/u;

/** "Both Luises": all who share the name. */
function allOfName(sentence: string, crew: readonly string[]): readonly string[] {
  const said = bothOf.exec(plain(sentence))?.[1];
  if (said === undefined) return [];
  return crew.filter((name) => {
    const first = plain(name).split(' ')[0] ?? '';
    return [first, `${first}s`, `${first}es`].includes(said);
  });
}

const counts: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 },
};

/** "Los cuatro", "all four of us": everyone, where the crew is as many. */
function isCountOfAll(flat: string, crew: number): boolean {
  const said =
    /^(?:(?:all|the|los|las|somos los|vamos los|nosotros) )+(\p{L}+)(?: of us| guys)?$/u.exec(
      flat,
    )?.[1];
  return said !== undefined && counts[said] === crew;
}

/** "His kid's got strep": told of someone, and no one. */
const tellsOfSomeone =
  /^(?:his|her|their|su|sus) \p{L}+|(?:'s|\b(?:is|are|was|has|had|got|called|not|ain't|isn't|won't|no|hoy|lo|la)) (?:got|gone|with|out|off|at|in|a|the|coming|here|on|called|prest\p{L}+|mand\p{L}+|viene|vino|anda|esta)\b|^(?:not|no) /u;

export function takePeople(draft: JsaState, sentence: string): boolean {
  const { crew } = draft.context;
  const flat = plain(sentence);
  if (
    isCountOfAll(flat, crew.length) ||
    /\b(everyone|everybody|whole crew|all of us|full crew|(?:the )?usual (?:crew|guys|bunch|suspects)|same crew|los (?:mismos|(?:\p{L}+ )?de siempre)|toda la (?:cuadrilla|raza|banda|gente|bola|plebe)|todos|la cuadrilla)\b/u.test(
      flat,
    )
  ) {
    const left = /\b(except|but|minus|without|menos|excepto)\b/.test(flat)
      ? namesLeftOut(sentence, crew)
      : [];
    for (const name of crew) if (!left.includes(name)) putPerson(draft.facts, name);
    if (left.length > 0) return true;
  }
  for (const name of allOfName(sentence, crew)) putPerson(draft.facts, name);
  for (const part of withoutRoles(listOf(sentence), crew)) {
    if (bothOf.test(plain(part))) continue;
    const { names, rest, shared } = peopleIn(part, crew);
    if (names.length > 0 || shared !== null) {
      const more = outsidersIn(rest);
      for (const name of more) putPerson(draft.facts, name);
      continue;
    }
    const said = part
      .replace(
        /^(?:with|it's|it is|just|we have|we've got|there's|con|estamos|andamos|nomas|somos|solo|es|esta|estan|hay|va|van|vamos|traemos a|viene|vienen|the crew is|la cuadrilla es)\s+/iu,
        '',
      )
      .replace(
        /\s+(?:too|also|today|here|tambien|también|hoy|aqui|aquí|nom[aá]s|only|just us)$/iu,
        '',
      );
    if (/^(?:me|myself|yo|i|i am|un servidor|su servidor)$/iu.test(plain(said)))
      putPerson(draft.facts, draft.lang === 'en' ? 'Crew lead' : 'Encargado de cuadrilla');
    else if (
      !/^(?:(?:i|he|she|they)(?:'\p{L}+)? |(?:l[oa]s?|l[ae]|se) \p{L}+)/iu.test(said) &&
      !tellsOfSomeone.test(plain(said)) &&
      !/^(?:everyone|everybody|all of us|(?:the )?(?:whole |full )?crew|todos|toda la (?:cuadrilla|raza|banda|gente|bola|plebe)|la cuadrilla)\b/iu.test(
        said,
      )
    )
      putPerson(draft.facts, capitalize(said));
  }
  return true;
}

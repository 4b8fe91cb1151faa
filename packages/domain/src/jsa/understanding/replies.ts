/** Short replies, in both languages regardless of the dialogue's language. */
import { plain } from './plain.ts';
import replies from '../library/replies.json' with { type: 'json' };

export type Reply = keyof typeof replies;

const phrases = new Map<string, Reply>();
for (const [reply, byLang] of Object.entries(replies)) {
  for (const phrase of [...byLang.en, ...byLang.es]) {
    if (isReply(reply)) phrases.set(key(phrase), reply);
  }
}
const longestReply = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));

function isReply(name: string): name is Reply {
  return name in replies;
}

function key(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const politeness =
  /^(sarah |um+ |uh+ |eh+ |este |pues |bueno |well |okay |ok |please |por favor |oh |ah |hey sarah )+|( sarah| please| por favor| thanks| thank you| gracias| jefe| boss| senora| ma'am)+$/g;

/** Returns the reply if the whole line is one. */
export function replyOf(text: string): Reply | null {
  const whole = key(text);
  return phrases.get(whole) ?? phrases.get(whole.replace(politeness, '').trim()) ?? null;
}

/** Returns the reply at the start of a line, and the words after it. */
export function leadingReply(text: string): { reply: Reply; rest: string } | null {
  const parts = [...text.matchAll(/[^\s,.;:!?¡¿]+/g)];
  for (let count = Math.min(longestReply, parts.length - 1); count > 0; count--) {
    const last = parts[count - 1];
    if (last === undefined) continue;
    const end = last.index + last[0].length;
    const reply = phrases.get(key(text.slice(0, end)));
    if (reply !== undefined) {
      return { reply, rest: text.slice(end).replace(/^[\s,.;:!?¡¿-]+/, '') };
    }
  }
  return null;
}

/** The dialogue with its library: large, so this module is loaded by pages where someone talks with Sarah. */
import { acceptSuggestion, type Suggestion } from '@muster/domain/jsa/accept-suggestion';
import { edit, type Spot } from '@muster/domain/jsa/edit';
import type { Language } from '@muster/domain/languages';
import { grammarFor } from '@muster/domain/jsa/grammar';
import { hear } from '@muster/domain/jsa/hear';
import type { JsaContext, JsaState, Line, Turn } from '@muster/domain/jsa/jsa-state';
import { library } from '@muster/domain/jsa/library/data';
import { resume, start } from '@muster/domain/jsa/start';

export type Jobs = readonly { readonly trade: string; readonly names: readonly string[] }[];

export const engine = {
  start: (lang: Language, context: JsaContext): Turn => start(lang, context, library),
  resume,
  hear: (state: JsaState, line: Line): Turn => hear(state, line, library),
  edit: (state: JsaState, spot: Spot, text: string): Turn => edit(state, spot, text, library),
  acceptSuggestion: (state: JsaState, suggestion: Suggestion): Turn =>
    acceptSuggestion(state, suggestion, library),
  /** What a recognizer that is given its words should expect; null where anything may be said. */
  grammar: (turn: Turn): readonly string[] | null => grammarFor(turn, library),
  /** Common jobs by trade: an offer for the first question, so that it can be answered by tapping. */
  jobs: (lang: Language): Jobs => {
    const byTrade = new Map<string, string[]>();
    for (const { trade, [lang]: names } of library.templates) {
      const [name] = names;
      if (name !== undefined) byTrade.set(trade, [...(byTrade.get(trade) ?? []), name]);
    }
    return [...byTrade].map(([trade, names]) => ({ trade, names }));
  },
};

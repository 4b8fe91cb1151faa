import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type ListParams, type ParamValues, readParams } from './list-params.ts';

/** What is typed is searched once it rests this long. */
const typingRestMs = 180;

export type ListSearch<Params extends ListParams = ListParams> = {
  /** What the address says. */
  readonly values: ParamValues<Params>;
  /** What is being typed; the address follows shortly after. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** An empty or undefined value removes its filter. */
  readonly change: (part: Change<Params>) => void;
  /** Shows these filters and no others; a value that means nothing narrows nothing. */
  readonly show: (values: { readonly [Key in keyof Params]?: string | undefined }) => void;
  /** The list shows less than all of it. */
  readonly isNarrowed: boolean;
  /** More than the search field narrows it. */
  readonly isFiltered: boolean;
  /** Keeps what is searched and the sort. */
  readonly clearFilters: () => void;
};

type Change<Params extends ListParams> = {
  readonly [Key in keyof ParamValues<Params>]?: ParamValues<Params>[Key] | '' | undefined;
};

/**
 * The search, filters and sort of a list, which are in its address: a link or a reload brings them
 * back. `textKey` names the text of the search field.
 */
export function useListSearch<Params extends ListParams>(
  params: Params,
  textKey = 'q',
): ListSearch<Params> {
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const values = readParams(params, address);
  const searched = textOf(values, textKey);
  const go = (part: Readonly<Record<string, string | undefined>>) => {
    scrollTo({ top: 0 });
    const next = (before: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(
        Object.entries({ ...before, ...part }).filter(
          ([, value]) => value !== undefined && value !== '',
        ),
      );
    void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  };
  const { typed, type, stop } = useTyped(searched, (text) => go({ [textKey]: tidy(text) }));
  const withTyped = textKey in params ? { [textKey]: tidy(typed) } : {};
  const nothing = Object.fromEntries(Object.keys(params).map((key) => [key, undefined]));
  return {
    values,
    typed,
    type,
    change: (part) => {
      stop();
      go({ ...withTyped, ...part });
    },
    show: (shown) => {
      stop();
      go({ ...nothing, ...shown });
    },
    isNarrowed: Object.keys(values).some((key) => key !== 'sort'),
    isFiltered: Object.keys(values).some((key) => key !== 'sort' && key !== textKey),
    clearFilters: () => {
      stop();
      go({ ...nothing, ...withTyped, sort: textOf(values, 'sort') });
    },
  };
}

function tidy(text: string): string {
  return text.trim() === '' ? '' : text;
}

function textOf(values: Readonly<Record<string, string | undefined>>, key: string): string {
  return values[key] ?? '';
}

function useTyped(searched: string, onRest: (text: string) => void) {
  const [typed, setTyped] = useState(searched);
  const [known, setKnown] = useState(searched);
  // Someone went back, or chose a saved view.
  if (known !== searched) {
    setKnown(searched);
    if (typed.trim() !== searched.trim()) setTyped(searched);
  }
  const timer = useRef<number>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    stop();
    timer.current = window.setTimeout(() => onRest(text), typingRestMs);
  };
  return { typed, type, stop };
}

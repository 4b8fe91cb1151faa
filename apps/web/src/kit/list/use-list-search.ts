import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type ListParams, type ParamValues, readParams } from './list-params.ts';

/** The search runs after this long without typing. */
const typingRestMs = 180;

export type ListSearch<Params extends ListParams = ListParams> = {
  /** The search as parsed from the address. */
  readonly values: ParamValues<Params>;
  /** The text being typed; the address follows shortly after. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** An empty or undefined value removes its filter. */
  readonly change: (part: Change<Params>) => void;
  /** Applies these filters and removes all others; an invalid value doesn't filter. */
  readonly show: (values: { readonly [Key in keyof Params]?: string | undefined }) => void;
  /** The search or a filter is active. */
  readonly isNarrowed: boolean;
  /** A filter is active besides the search text. */
  readonly isFiltered: boolean;
  /** Keeps the search text and the sort. */
  readonly clearFilters: () => void;
};

type Change<Params extends ListParams> = {
  readonly [Key in keyof ParamValues<Params>]?: ParamValues<Params>[Key] | '' | undefined;
};

/**
 * Returns a list's search, filters and sort, which are stored in its address, so that a link or a reload
 * restores them. `textKey` names the parameter of the search text.
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
  // The reader went back, or chose a saved view.
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

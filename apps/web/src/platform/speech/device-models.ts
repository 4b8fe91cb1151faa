import type { Language } from '@muster/domain/languages';
import {
  type ModelAsked,
  type ModelEngine,
  ModelError,
  type ModelTrouble,
  type OpenModel,
} from './model-engine.ts';
import { createModelEar } from './model-ear.ts';
import type { Capture, Ear } from './speech.ts';

export type ModelState =
  /** The operator has none for this language, or it has not been checked yet. */
  | { readonly kind: 'none' }
  | { readonly kind: 'missing'; readonly bytes: number; readonly trouble: ModelTrouble | null }
  | { readonly kind: 'fetching'; readonly bytes: number; readonly doneBytes: number }
  /** On the device. `isNew`: fetched since this page opened. */
  | { readonly kind: 'kept'; readonly isNew: boolean };

export type DeviceModels = {
  readonly ear: Ear;
  state(lang: Language): ModelState;
  /** Calls back on each change; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Checks whether the device has the language's model. */
  look(lang: Language): Promise<void>;
  /** Fetches it; the person has agreed to that. */
  fetch(lang: Language): Promise<void>;
  cancel(): void;
  /** Loads it if the device has it. @returns whether speech can be recognized */
  prepare(lang: Language): Promise<boolean>;
  /** Frees the memory and drops a fetch that is under way. */
  close(): void;
};

const none: ModelState = { kind: 'none' };

/**
 * The operator's models on this device. Only one is in memory at a time: each takes as much as a large page.
 */
export function createDeviceModels({
  engine,
  capture,
  offered,
}: {
  readonly engine: ModelEngine;
  readonly capture: Capture;
  readonly offered: (lang: Language) => ModelAsked | null;
}): DeviceModels {
  const states = new Map<Language, ModelState>();
  const listeners = new Set<() => void>();
  let current: { readonly lang: Language; readonly model: OpenModel } | null = null;
  let opening: { readonly lang: Language; readonly done: Promise<boolean> } | null = null;
  let aborting = new AbortController();
  let isClosed = false;

  const stateOf = (lang: Language) => states.get(lang) ?? none;

  function become(lang: Language, state: ModelState): void {
    states.set(lang, state);
    for (const listener of listeners) listener();
  }

  function letGo(): void {
    current?.model.close();
    current = null;
  }

  async function open(lang: Language, asked: ModelAsked): Promise<boolean> {
    letGo();
    const { signal } = (aborting = new AbortController());
    const before = stateOf(lang);
    const onProgress = (doneBytes: number) => {
      if (!signal.aborted) become(lang, { kind: 'fetching', bytes: asked.bytes, doneBytes });
    };
    try {
      const model = await engine.open(asked, { signal, onProgress });
      if (isClosed || signal.aborted) {
        model.close();
        return false;
      }
      current = { lang, model };
      become(lang, { kind: 'kept', isNew: before.kind !== 'kept' || before.isNew });
      return true;
    } catch (error) {
      if (!(error instanceof ModelError) && !signal.aborted) throw error;
      const trouble = error instanceof ModelError ? error.trouble : null;
      const isStillKept = before.kind === 'kept' && trouble === null;
      if (!isClosed)
        become(lang, isStillKept ? before : { kind: 'missing', bytes: asked.bytes, trouble });
      return false;
    }
  }

  function openOnce(lang: Language, asked: ModelAsked): Promise<boolean> {
    if (current?.lang === lang) return Promise.resolve(true);
    if (opening?.lang === lang) return opening.done;
    // Close the other language's model first, so that two are never in memory.
    aborting.abort();
    const done = (opening?.done ?? Promise.resolve()).then(() => open(lang, asked));
    const mine = { lang, done };
    opening = mine;
    return done.finally(() => {
      if (opening === mine) opening = null;
    });
  }

  async function prepare(lang: Language): Promise<boolean> {
    const asked = offered(lang);
    // A fetch isn't dropped for a dialogue, which has other speech methods.
    const isFetching = [...states.values()].some(({ kind }) => kind === 'fetching');
    if (asked === null || isClosed || isFetching) return false;
    if (!states.has(lang)) await look(lang);
    return stateOf(lang).kind === 'kept' && openOnce(lang, asked);
  }

  async function look(lang: Language): Promise<void> {
    const asked = offered(lang);
    if (asked === null || states.has(lang)) return;
    const isKept = await engine.isKept(asked);
    if (states.has(lang) || isClosed) return;
    become(
      lang,
      isKept
        ? { kind: 'kept', isNew: false }
        : { kind: 'missing', bytes: asked.bytes, trouble: null },
    );
  }

  return {
    ear: createModelEar({ capture, isReady: prepare, model: () => current?.model ?? null }),
    state: stateOf,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look,
    fetch: async (lang) => {
      const asked = offered(lang);
      if (asked === null || isClosed) return;
      become(lang, { kind: 'fetching', bytes: asked.bytes, doneBytes: 0 });
      await openOnce(lang, asked);
    },
    cancel: () => aborting.abort(),
    prepare,
    close: () => {
      isClosed = true;
      aborting.abort();
      letGo();
    },
  };
}

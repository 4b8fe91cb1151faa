/** Speech for tests: a device on which someone says the test's words. */
import { languages, type Language } from '@muster/domain/languages';
import { type ModelEngine, ModelError } from './model-engine.ts';
import type { Ear, EarEvents, EarRequest, Recording, Speech } from './speech.ts';

export type SimulatedEar = Ear & {
  /** The request being listened for while the microphone is open. */
  readonly open: () => EarRequest | null;
  readonly events: () => EarEvents;
};

export function createSimulatedEar({
  name = 'device',
  isLocal = true,
  sharesMicrophone = true,
  isReady = true,
  answersWhole = false,
}: {
  readonly name?: Ear['name'];
  readonly isLocal?: boolean;
  readonly sharesMicrophone?: boolean;
  readonly isReady?: boolean;
  readonly answersWhole?: boolean;
} = {}): SimulatedEar {
  let request: EarRequest | null = null;
  let events: EarEvents | null = null;
  return {
    name,
    isLocal,
    sharesMicrophone,
    answersWhole,
    isReady: async () => isReady,
    listen: (asked, told) => {
      request = asked;
      events = told;
      return () => {
        request = null;
      };
    },
    open: () => request,
    events: () => {
      if (events === null) throw new Error('No one has listened yet');
      return events;
    },
  };
}

/** The operator provides no models. */
const noModels: ModelEngine = {
  isKept: async () => false,
  open: async () => {
    throw new ModelError('not_fetched');
  },
  isCostly: () => false,
};

export type SimulatedSpeech = Speech & {
  /** The text that Sarah is saying now; null while she is silent. */
  readonly saying: () => string | null;
  readonly finishSaying: () => void;
  readonly setLevel: (level: number) => void;
  /** The state of each recording, oldest first. */
  readonly recordings: readonly ('silent' | 'recording' | 'ended' | 'taken' | 'dropped')[];
};

export function createSimulatedSpeech(
  ears: readonly Ear[],
  spoken: readonly Language[] = languages,
): SimulatedSpeech {
  let saying: string | null = null;
  let done = () => {};
  const recordings: SimulatedSpeech['recordings'][number][] = [];
  const record = (): Recording => {
    const at = recordings.push('silent') - 1;
    const isOver = () => recordings[at] === 'taken' || recordings[at] === 'dropped';
    const become = (next: (typeof recordings)[number]) => {
      if (!isOver()) recordings[at] = next;
    };
    return {
      begin: () => become('recording'),
      end: () => become('ended'),
      take: async () => {
        const hasSound = recordings[at] === 'recording' || recordings[at] === 'ended';
        become('taken');
        return hasSound ? new Blob([`answer ${at}`], { type: 'audio/webm' }) : null;
      },
      drop: () => become('dropped'),
    };
  };
  const levels = new Set<(level: number) => void>();
  return {
    ears,
    capture: () => () => {},
    models: noModels,
    voice: {
      speaks: async (lang) => spoken.includes(lang),
      speak: (text, _lang, onDone) => {
        saying = text;
        let isDone = false;
        const end = () => {
          if (isDone) return;
          isDone = true;
          saying = null;
          onDone();
        };
        done = end;
        return end;
      },
    },
    meter: (onLevel) => {
      levels.add(onLevel);
      return () => levels.delete(onLevel);
    },
    record,
    recordings,
    saying: () => saying,
    finishSaying: () => done(),
    setLevel: (level) => {
      for (const listener of levels) listener(level);
    },
  };
}

import type { Clock } from '../clock.ts';
import type { Ear, EarRequest, Heard } from './speech.ts';

/**
 * A method that returns no words within this time after a sound, or after the phrase if it returns whole phrases, is
 * not tried again.
 */
export const proofMs = 3000;

/** A method that has returned words before may be slow once: a busy server, a weak signal. */
export const patienceMs = 15_000;

/** Why no one is listening. */
export type Deafness = 'denied' | 'no_microphone' | 'no_method';

export type HearingEvents = {
  /** A method opens the microphone. */
  onOpen?(ear: Ear): void;
  /** Someone starts to speak, or another method starts to listen to them. */
  onSound?(): void;
  /** Someone has finished; only reported by methods that return whole phrases. */
  onSpoken?(): void;
  /** `soundAtMs` is on the monotonic clock; null if the method doesn't report when the sound began. */
  onHeard(heard: Heard, soundAtMs: number | null): void;
  /** Nothing was said for a while; listening continues when it is requested again. */
  onSilence(): void;
  onDeaf(why: Deafness): void;
};

export type Hearing = {
  /** The returned function closes the microphone. */
  listen(request: EarRequest, events: HearingEvents): () => void;
};

/** Tries the methods in order, each until it turns out not to work. */
export function createHearing({
  ears,
  mayLeave,
  clock,
  proven = new Set(),
}: {
  readonly ears: readonly Ear[];
  /** True if sound may leave the device: the company allows it, and the person was informed. */
  readonly mayLeave: (ear: Ear) => boolean;
  readonly clock: Pick<Clock, 'after' | 'monotonicMs'>;
  /** Names of the methods that have returned words; stored by callers that want to remember them. */
  readonly proven?: Set<Ear['name']>;
}): Hearing {
  const dead = new Set<Ear>();
  let wasRefused = false;

  async function firstAlive({ lang }: EarRequest): Promise<Ear | null> {
    for (const ear of ears) {
      if (dead.has(ear) || (!ear.isLocal && !mayLeave(ear))) continue;
      if (await ear.isReady(lang)) return ear;
    }
    return null;
  }

  return {
    listen: (request, events) => {
      let isOver = false;
      let close = () => {};
      const end = () => {
        isOver = true;
        close();
      };

      async function next(): Promise<void> {
        const ear = await firstAlive(request);
        if (isOver) return;
        if (ear === null) events.onDeaf(wasRefused ? 'denied' : 'no_method');
        else open(ear);
      }

      function giveUp(ear: Ear): void {
        dead.add(ear);
        close();
        void next();
      }

      function open(ear: Ear): void {
        let isClosed = false;
        let soundAtMs: number | null = null;
        let cancelProof = () => {};
        const live = (act: () => void) => () => {
          if (!isClosed) act();
        };
        const awaitWords = () => {
          cancelProof = clock.after(
            proven.has(ear.name) ? patienceMs : proofMs,
            live(() => giveUp(ear)),
          );
        };
        events.onOpen?.(ear);
        const stop = ear.listen(request, {
          onSound: live(() => {
            if (soundAtMs !== null) return;
            events.onSound?.();
            soundAtMs = clock.monotonicMs();
            if (!ear.answersWhole) awaitWords();
          }),
          onSpoken: live(() => {
            events.onSpoken?.();
            if (ear.answersWhole) awaitWords();
          }),
          onWords: live(() => cancelProof()),
          onHeard: (heard) => {
            if (isClosed) return;
            proven.add(ear.name);
            end();
            events.onHeard(heard, soundAtMs);
          },
          onEnd: (why) => {
            if (isClosed) return;
            if (why === 'failed' || why === 'refused') {
              wasRefused ||= why === 'refused';
              giveUp(ear);
              return;
            }
            end();
            if (why === 'silence') events.onSilence();
            else events.onDeaf(why);
          },
        });
        close = () => {
          if (isClosed) return;
          isClosed = true;
          cancelProof();
          stop();
        };
      }

      void next();
      return end;
    },
  };
}

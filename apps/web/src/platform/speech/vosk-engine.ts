/// <reference types="vite/client" />
import type { ClientMessage, ServerMessage } from '@lichess-org/vosk-browser';
import wasmUrl from '@lichess-org/vosk-browser/dist/vosk.wasm?url';
import { forgetModel, forgetOtherModels, isModelKept } from './kept-models.ts';
import {
  type HeardWord,
  type ModelAsked,
  type ModelEngine,
  ModelError,
  type ModelEvents,
  type ModelRecognizer,
  type OpenModel,
} from './model-engine.ts';

const hertz = 16_000;
/** The recognizer's log level; otherwise it writes a line for each word that the model lacks. */
const onlyErrors = -2;
/** The worker counts as dead after this long without a message while it loads. */
const silentMs = 90_000;

type Watch = Parameters<ModelEngine['open']>[1];
type Progress = { readonly event: 'progress'; readonly bytes: number };
/** The worker's messages; some requests are answered with nothing. */
type Said = ServerMessage | Progress | undefined;

export async function openVoskModel(model: ModelAsked, watch: Watch): Promise<OpenModel> {
  watch.signal.throwIfAborted();
  const wasKept = await isModelKept(model.name);
  const worker = new Worker(new URL('./vosk-worker.ts', import.meta.url), {
    type: 'module',
    name: model.name,
  });
  try {
    await load(worker, model, { ...watch, isFetched: wasKept });
  } catch (error) {
    worker.terminate();
    // A broken download must not be mistaken for a model.
    if (!wasKept) await forgetModel(model.name);
    throw error;
  }
  await forgetOtherModels(model.name);
  return openModel(worker);
}

function load(
  worker: Worker,
  { url, bytes }: ModelAsked,
  { onProgress, signal, isFetched }: Watch & { readonly isFetched: boolean },
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isHere = isFetched;
  const fail = (cause?: string) => {
    // It could not even compile, so the network isn't the problem.
    const isBroken = isHere || /wasm|abort/i.test(cause ?? '');
    reject(new ModelError(isBroken ? 'unusable' : 'not_fetched', { cause }));
  };
  let timer = setTimeout(fail, silentMs);
  signal.addEventListener('abort', () => reject(signal.reason));
  worker.addEventListener('error', ({ message }) => fail(message));
  worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    clearTimeout(timer);
    timer = setTimeout(fail, silentMs);
    if (data?.event === 'load') resolve();
    if (data?.event === 'error') fail(data.error);
    if (data?.event !== 'progress') return;
    isHere = data.bytes >= bytes;
    onProgress(data.bytes);
  });
  send(worker, { action: 'set', key: 'logLevel', value: onlyErrors });
  send(worker, { action: 'load', wasmUrl: new URL(wasmUrl, location.href).href, modelUrl: url });
  return promise.finally(() => clearTimeout(timer));
}

function openModel(worker: Worker): OpenModel {
  let count = 0;
  return {
    recognize: (grammar, events) => {
      count += 1;
      return recognize(worker, `recognizer-${count}`, grammar, events);
    },
    close: () => worker.terminate(),
  };
}

function recognize(
  worker: Worker,
  recognizerId: string,
  grammar: readonly string[] | null,
  events: ModelEvents,
): ModelRecognizer {
  /** Each piece of sound is answered once, in order, and so is `finish`. */
  let unanswered = 0;
  let isFinishing = false;
  const onError = () => events.onFail();
  const onMessage = ({ data }: MessageEvent<Said>) => {
    if (data === undefined || !('recognizerId' in data) || data.recognizerId !== recognizerId)
      return;
    unanswered -= 1;
    if (data.event === 'error') events.onFail();
    else if (data.event === 'partialresult') events.onPartial(data.result.partial);
    else events.onResult(wordsOf(data.result), isFinishing && unanswered === 0);
  };
  worker.addEventListener('error', onError);
  worker.addEventListener('message', onMessage);
  send(worker, {
    action: 'create',
    recognizerId,
    sampleRate: hertz,
    ...(grammar !== null && { grammar: JSON.stringify([...grammar, '[unk]']) }),
  });
  send(worker, { action: 'set', recognizerId, key: 'words', value: true });
  return {
    feed: (samples) => {
      unanswered += 1;
      const data = samples.map((sample) => sample * 32_768);
      send(worker, { action: 'audioChunk', recognizerId, data, sampleRate: hertz }, [data.buffer]);
    },
    finish: () => {
      unanswered += 1;
      isFinishing = true;
      send(worker, { action: 'retrieveFinalResult', recognizerId });
    },
    close: () => {
      worker.removeEventListener('error', onError);
      worker.removeEventListener('message', onMessage);
      send(worker, { action: 'remove', recognizerId });
    },
  };
}

type Result = Extract<ServerMessage, { readonly event: 'result' }>['result'];

/** The list is absent if there are no words. */
function wordsOf({ result, text }: Partial<Result>): HeardWord[] {
  return (
    result?.map(({ word, conf }) => ({ word, confidence: conf })) ??
    (text ?? '').split(' ').flatMap((word) => (word === '' ? [] : [{ word, confidence: 0 }]))
  );
}

function send(worker: Worker, message: ClientMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

/**
 * The recognizer keeps an unpacked model in IndexedDB, under one name for all models, and would load them all. In its
 * worker, each model has a database of its own: that of the worker's name.
 */
import { resumedDownload } from './resumed-download.ts';

declare const self: {
  readonly name: string;
  readonly indexedDB: IDBFactory;
  readonly fetch: typeof fetch;
  postMessage(message: unknown): void;
};

const ownIndexedDb = self.indexedDB;
const ownFetch = self.fetch.bind(self);

Object.defineProperty(self, 'indexedDB', {
  value: { open: (_name: string, version?: number) => ownIndexedDb.open(self.name, version) },
});

const tools = {
  fetch: ownFetch,
  after: (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** The model comes with word of how far it is, and goes on after a dead zone; anything else as ever. */
Object.defineProperty(self, 'fetch', {
  value: (input: RequestInfo | URL, init?: RequestInit) =>
    typeof input === 'string' && input.endsWith('.tar.gz')
      ? resumedDownload(input, tools, (bytes) => self.postMessage({ event: 'progress', bytes }))
      : ownFetch(input, init),
});

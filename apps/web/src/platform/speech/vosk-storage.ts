/**
 * By default the recognizer stores every unpacked model in IndexedDB under the same name, and would load them all. In
 * its worker, each model has a database of its own, named after the worker.
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

/** The model's download reports its progress, and resumes after a dead zone; all other requests are unchanged. */
Object.defineProperty(self, 'fetch', {
  value: (input: RequestInfo | URL, init?: RequestInit) =>
    typeof input === 'string' && input.endsWith('.tar.gz')
      ? resumedDownload(input, tools, (bytes) => self.postMessage({ event: 'progress', bytes }))
      : ownFetch(input, init),
});

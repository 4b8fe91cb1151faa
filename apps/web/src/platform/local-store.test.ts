import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserLocalStore } from './local-store.ts';

/** Local storage of a device on which there may be no room for another text. */
function storage() {
  const texts = new Map<string, string>();
  const device = { isFull: false };
  return {
    device,
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (device.isFull)
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      texts.set(key, value);
    },
    removeItem: (key: string) => texts.delete(key),
  };
}

let local: ReturnType<typeof storage>;
let events: EventTarget;

/** Another tab has written. */
function hear(key: string): void {
  events.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

beforeEach(() => {
  local = storage();
  events = new EventTarget();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});
afterEach(() => vi.unstubAllGlobals());

describe('a small text on a device without room', () => {
  it('is the one written last, for the life of the page', () => {
    const store = createBrowserLocalStore();
    store.set('session', 'first');
    local.device.isFull = true;
    store.set('session', 'renewed');
    expect(store.get('session')).toBe('renewed');
  });

  it('leaves no older one to the next start, which would take it for the last', () => {
    const store = createBrowserLocalStore();
    store.set('session', 'first');
    local.device.isFull = true;
    store.set('session', 'renewed');
    expect(createBrowserLocalStore().get('session')).toBeNull();
  });

  it('gives way to what another tab wrote since', () => {
    const store = createBrowserLocalStore();
    local.device.isFull = true;
    store.set('session', 'renewed');
    local.texts.set('session', 'of somebody else');
    hear('session');
    expect(store.get('session')).toBe('of somebody else');
  });

  it('is gone when it is removed', () => {
    const store = createBrowserLocalStore();
    local.device.isFull = true;
    store.set('session', 'renewed');
    store.remove('session');
    expect(store.get('session')).toBeNull();
  });
});

describe('where local storage is forbidden', () => {
  it('a text lives as long as the page', () => {
    vi.stubGlobal('localStorage', undefined);
    const store = createBrowserLocalStore();
    expect(store.get('session')).toBeNull();
    store.set('session', 'first');
    expect(store.get('session')).toBe('first');
    store.remove('session');
    expect(store.get('session')).toBeNull();
  });
});

/**
 * A phone for tests, with a clock that advances on demand, a network that can be cut and tabs that can be killed.
 * Anything that outlives a tab (local storage, the clock) belongs to the device; everything else stops with the tab at
 * that instant, in the middle of its work.
 */
import type { Clock } from './clock.ts';
import type { FileToSave } from './handed-over.ts';
import { createPageLocks, type Locks } from './locks.ts';
import { createNetwork } from './network.ts';
import type { Platform } from './platform.ts';
import { randomId } from './random-id.ts';
import { createSimulatedSpeech } from './speech/simulated-speech.ts';

export type SimulatedDevice = {
  openTab(): SimulatedTab;
  /** Advances the wall clock and the monotonic clock, and runs timers. */
  advance(ms: number): Promise<void>;
  /** Sets the wall clock, as a person or the network does. */
  jumpClock(ms: number): void;
  setOnline(online: boolean): void;
  wallMs(): number;
  /** The text files that were saved, oldest first. */
  readonly files: readonly FileToSave<string>[];
};

export type SimulatedTab = {
  readonly platform: Platform;
  readonly isAlive: () => boolean;
  show(visible: boolean): void;
  /** Navigates to another address, as a link does. */
  visit(href: string): void;
  /** Ends the tab's process: none of its code keeps running, and its locks are released. */
  kill(): void;
  /** Never settles for work of a tab that has died in the meantime. */
  whileAlive<T>(work: Promise<T>): Promise<T>;
};

type Timer = {
  readonly dueMs: number;
  readonly callback: () => void;
  readonly isAlive: () => boolean;
};

export function createSimulatedDevice(options: {
  readonly startMs: number;
  readonly zone: string;
  readonly utcOffsetMinutes: number;
  readonly fetch: typeof fetch;
  readonly origin: string;
  readonly isSafariTab?: boolean;
  /** Whether the server responds while there is a network; true by default. */
  readonly isServed?: () => boolean;
  /** Opened over plain http: there are no locks between its tabs. */
  readonly isInsecure?: boolean;
}): SimulatedDevice {
  const localStorage = new Map<string, string>();
  const tabs = new Set<Tab>();
  const timers = new Set<Timer>();
  const files: FileToSave<string>[] = [];
  const secondCopies = new Map<string, string>();
  const secondBytes = new Map<string, ArrayBuffer>();
  const heldLocks = new Map<string, Tab>();
  let wallMs = options.startMs;
  let monotonicMs = 0;
  let isOnline = true;

  type Tab = {
    isAlive: boolean;
    isVisible: boolean;
    href: string;
    readonly onMessage: Set<(message: string) => void>;
    readonly onStorage: Set<(key: string) => void>;
    readonly onHint: Set<() => void>;
    readonly onVisible: Set<(visible: boolean) => void>;
  };

  const others = (tab: Tab) => [...tabs].filter((other) => other !== tab && other.isAlive);
  const whileAlive = <T>(tab: Tab, work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      work.then(
        (value) => tab.isAlive && resolve(value),
        (error: unknown) => tab.isAlive && reject(error),
      );
    });

  function openTab(): SimulatedTab {
    const tab: Tab = {
      isAlive: true,
      isVisible: true,
      href: `${options.origin}/`,
      onMessage: new Set(),
      onStorage: new Set(),
      onHint: new Set(),
      onVisible: new Set(),
    };
    tabs.add(tab);
    const clock = clockOf(tab);
    const platform: Platform = {
      clock,
      network: createNetwork({
        clock,
        hints: {
          isOnline: () => isOnline,
          subscribe: (listener) => subscribe(tab.onHint, listener),
        },
        probe: () => whileAlive(tab, Promise.resolve(isOnline && options.isServed?.() !== false)),
      }),
      locks: locksOf(tab),
      localStore: {
        get: (key) => localStorage.get(key) ?? null,
        set: (key, value) => write(tab, key, () => localStorage.set(key, value)),
        remove: (key) => write(tab, key, () => localStorage.delete(key)),
        subscribe: (key, listener) =>
          subscribe(tab.onStorage, (changed) => {
            if (changed === key) listener();
          }),
      },
      tabs: {
        post: (message) => {
          if (!tab.isAlive) return;
          for (const { onMessage } of others(tab))
            for (const listener of onMessage) listener(message);
        },
        subscribe: (listener) => subscribe(tab.onMessage, listener),
      },
      visibility: {
        isVisible: () => tab.isVisible,
        subscribe: (listener) => subscribe(tab.onVisible, listener),
      },
      storage: {
        persist: () => Promise.resolve(true),
        isSafariTab: () => options.isSafariTab ?? false,
      },
      secondCopy: {
        readAll: () => whileAlive(tab, Promise.resolve(new Map(secondCopies))),
        keep: async (id, text) => {
          if (tab.isAlive) secondCopies.set(id, text);
        },
        listBytes: () => whileAlive(tab, Promise.resolve([...secondBytes.keys()])),
        readBytes: (id) => whileAlive(tab, Promise.resolve(secondBytes.get(id) ?? null)),
        keepBytes: async (id, bytes) => {
          const copied = await whileAlive(tab, bytes.arrayBuffer());
          secondBytes.set(id, copied);
          return true;
        },
        remove: async (ids) => {
          if (!tab.isAlive) return;
          for (const id of ids) secondCopies.delete(id);
          for (const id of ids) secondBytes.delete(id);
        },
      },
      location: {
        permission: () => Promise.resolve('unsupported'),
        fix: () => Promise.resolve({ kind: 'none', reason: 'unsupported' }),
      },
      files: {
        save: async ({ content, ...file }) => {
          if (typeof content === 'string') files.push({ ...file, content });
        },
        share: () => Promise.resolve(false),
      },
      address: {
        href: () => tab.href,
        replace: (href) => {
          tab.href = href;
        },
        leave: (href) => {
          tab.href = href;
        },
      },
      badge: () => undefined,
      clipboard: { write: async () => true },
      speech: async () => createSimulatedSpeech([]),
      wrapper: 'web',
      browser: 'a simulated browser',
      fetch: (input, init) => {
        if (!tab.isAlive) return new Promise(() => undefined);
        if (!isOnline) return Promise.reject(new TypeError('No network'));
        return whileAlive(tab, options.fetch(input, init));
      },
      origin: options.origin,
    };
    return {
      platform,
      isAlive: () => tab.isAlive,
      show: (visible) => {
        tab.isVisible = visible;
        for (const listener of tab.onVisible) listener(visible);
      },
      visit: (href) => {
        tab.href = href;
      },
      kill: () => {
        tab.isAlive = false;
        tabs.delete(tab);
        for (const timer of timers) if (!timer.isAlive()) timers.delete(timer);
        for (const [name, holder] of heldLocks) if (holder === tab) heldLocks.delete(name);
      },
      whileAlive: (work) => whileAlive(tab, work),
    };
  }

  function clockOf(tab: Tab): Clock {
    const openedMs = monotonicMs;
    return {
      wallMs: () => wallMs,
      monotonicMs: () => monotonicMs - openedMs,
      boot: randomId(),
      zone: () => options.zone,
      utcOffsetMinutes: () => options.utcOffsetMinutes,
      after: (delayMs, callback) => {
        const timer = { dueMs: monotonicMs + delayMs, callback, isAlive: () => tab.isAlive };
        timers.add(timer);
        return () => timers.delete(timer);
      },
    };
  }

  /** Locks that span the device's tabs and are released when a tab dies. */
  function locksOf(tab: Tab): Locks {
    const own = createPageLocks();
    if (options.isInsecure === true) return own;
    return {
      spanPages: true,
      run: async (name, waitMs, work) => {
        const holder = heldLocks.get(name);
        if (holder !== undefined && holder !== tab) return { ran: false };
        return own.run(name, waitMs, async () => {
          heldLocks.set(name, tab);
          try {
            return await work();
          } finally {
            if (heldLocks.get(name) === tab) heldLocks.delete(name);
          }
        });
      },
    };
  }

  function write(tab: Tab, key: string, change: () => void): void {
    if (!tab.isAlive) return;
    const before = localStorage.get(key);
    change();
    // As in a browser, an unchanged value fires no event.
    if (localStorage.get(key) === before) return;
    for (const { onStorage } of others(tab)) for (const listener of onStorage) listener(key);
  }

  return {
    openTab,
    advance: async (ms) => {
      const untilMs = monotonicMs + ms;
      for (;;) {
        const next = [...timers].toSorted((a, b) => a.dueMs - b.dueMs)[0];
        if (next === undefined || next.dueMs > untilMs) break;
        const stepMs = Math.max(0, next.dueMs - monotonicMs);
        monotonicMs += stepMs;
        wallMs += stepMs;
        timers.delete(next);
        if (next.isAlive()) next.callback();
        await Promise.resolve();
      }
      wallMs += untilMs - monotonicMs;
      monotonicMs = untilMs;
    },
    jumpClock: (ms) => {
      wallMs += ms;
    },
    setOnline: (online) => {
      isOnline = online;
      for (const { onHint } of tabs) for (const listener of onHint) listener();
    },
    wallMs: () => wallMs,
    files,
  };
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

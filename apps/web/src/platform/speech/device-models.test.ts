import { languages, type Language } from '@muster/domain/languages';
import { expect, it } from 'vitest';
import { createDeviceModels } from './device-models.ts';
import { type ModelEngine, ModelError } from './model-engine.ts';
import { createSimulatedModel, type SimulatedModel } from './simulated-model.ts';

const bytes = 41_000_000;

/** A device whose downloads end when the test says so. */
function setUp({
  offered = languages,
  kept = [],
}: Partial<Record<'offered' | 'kept', readonly Language[]>> = {}) {
  const onDevice = new Set(kept.map((lang) => `muster-speech-${lang}-1`));
  const opened: {
    readonly name: string;
    readonly model: SimulatedModel;
    readonly onProgress: (done: number) => void;
    readonly succeed: () => void;
    readonly fail: (error: unknown) => void;
  }[] = [];
  const engine: ModelEngine = {
    isKept: async ({ name }) => onDevice.has(name),
    open: ({ name }, { onProgress, signal }) => {
      const model = createSimulatedModel();
      const { promise, resolve, reject } = Promise.withResolvers<SimulatedModel>();
      signal.addEventListener('abort', () => reject(signal.reason));
      const succeed = () => {
        onDevice.add(name);
        resolve(model);
      };
      opened.push({ name, model, onProgress, succeed, fail: reject });
      return promise;
    },
    isCostly: () => false,
  };
  const models = createDeviceModels({
    engine,
    capture: () => () => {},
    offered: (lang) =>
      offered.includes(lang)
        ? { name: `muster-speech-${lang}-1`, url: `https://app.test/${lang}.tar.gz`, bytes }
        : null,
  });
  const last = () => {
    const one = opened.at(-1);
    if (one === undefined) throw new Error('Nothing was opened');
    return one;
  };
  return { models, opened, last };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

it('fetches nothing that no one agreed to', async () => {
  const { models, opened } = setUp();
  await models.look('en');
  expect(models.state('en')).toEqual({ kind: 'missing', bytes, trouble: null });
  expect(await models.prepare('en')).toBe(false);
  expect(await models.ear.isReady('en')).toBe(false);
  expect(opened).toEqual([]);
});

it('has nothing for a language without a model', async () => {
  const { models, opened } = setUp({ offered: ['en'] });
  await models.look('es');
  await models.fetch('es');
  expect(models.state('es')).toEqual({ kind: 'none' });
  expect(await models.prepare('es')).toBe(false);
  expect(opened).toEqual([]);
});

it('tells how far the download is, and hears after it', async () => {
  const { models, last } = setUp();
  await models.look('en');
  const told: unknown[] = [];
  models.subscribe(() => told.push(models.state('en').kind));
  const done = models.fetch('en');
  await settle();
  last().onProgress(20_000_000);
  expect(models.state('en')).toEqual({ kind: 'fetching', bytes, doneBytes: 20_000_000 });
  // In the meantime, the talk continues by other methods.
  expect(await models.ear.isReady('en')).toBe(false);
  last().succeed();
  await done;
  expect(models.state('en')).toEqual({ kind: 'kept', isNew: true });
  expect(await models.ear.isReady('en')).toBe(true);
  expect(told).toEqual(['fetching', 'fetching', 'kept']);
});

it('loads what the device has, once', async () => {
  const { models, opened, last } = setUp({ kept: ['en'] });
  const both = Promise.all([models.prepare('en'), models.prepare('en')]);
  await settle();
  last().succeed();
  expect(await both).toEqual([true, true]);
  expect(await models.prepare('en')).toBe(true);
  expect(opened).toHaveLength(1);
  expect(models.state('en')).toEqual({ kind: 'kept', isNew: false });
});

it.each(['not_fetched', 'unusable'] as const)(
  'says that it is %s, and does not hear',
  async (trouble) => {
    const { models, last } = setUp();
    const done = models.fetch('en');
    await settle();
    last().fail(new ModelError(trouble));
    await done;
    expect(models.state('en')).toEqual({ kind: 'missing', bytes, trouble });
    expect(await models.prepare('en')).toBe(false);
  },
);

it('forgets a download that was canceled', async () => {
  const { models, last } = setUp();
  const done = models.fetch('en');
  await settle();
  models.cancel();
  await done;
  last().onProgress(1);
  expect(models.state('en')).toEqual({ kind: 'missing', bytes, trouble: null });
});

it('has one model in memory: a change of language lets the other go', async () => {
  const { models, opened, last } = setUp({ kept: ['en', 'es'] });
  for (const lang of ['en', 'es', 'en'] as const) {
    const ready = models.prepare(lang);
    await settle();
    last().succeed();
    expect(await ready).toBe(true);
  }
  expect(opened.map(({ model }) => model.isClosed())).toEqual([true, true, false]);
});

it('still has the model whose loading was dropped for the other language', async () => {
  const { models, last } = setUp({ kept: ['en', 'es'] });
  const first = models.prepare('en');
  await settle();
  const second = models.prepare('es');
  await settle();
  last().succeed();
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(models.state('en')).toEqual({ kind: 'kept', isNew: false });
});

it('gives the memory back when it is closed, however far it was', async () => {
  const { models, last } = setUp({ kept: ['en'] });
  const ready = models.prepare('en');
  await settle();
  models.close();
  expect(await ready).toBe(false);
  const other = setUp({ kept: ['en'] });
  const loaded = other.models.prepare('en');
  await settle();
  other.last().succeed();
  await loaded;
  other.models.close();
  expect(other.last().model.isClosed()).toBe(true);
  expect(last().model.isListening()).toBe(false);
});

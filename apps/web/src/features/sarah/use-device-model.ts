import type { Language } from '@muster/domain/languages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useNetwork } from '../../data/query/use-network.ts';
import {
  createDeviceModels,
  type DeviceModels,
  type ModelState,
} from '../../platform/speech/device-models.ts';
import type { ModelAsked } from '../../platform/speech/model-engine.ts';
import { hasOwnEar } from './own-ear.ts';

export type DeviceModel = {
  /** Null while the operator offers none. */
  readonly models: DeviceModels | null;
  readonly state: ModelState;
  /** True if the browser reports that the connection charges by volume. */
  readonly isCostly: boolean;
  /** True if the model could be fetched and the device can't recognize speech without it. */
  readonly isWanted: () => Promise<boolean>;
  readonly fetch: () => void;
  readonly cancel: () => void;
};

/** The operator's model for recognizing speech in the talk's language, while the page is open. */
export function useDeviceModel(lang: Language): DeviceModel {
  const { platform, config } = useData();
  const isOffline = useNetwork() === 'offline';
  const [models, setModels] = useState<DeviceModels | null>(null);
  const [state, setState] = useState<ModelState>({ kind: 'none' });
  const [isCostly, setCostly] = useState(false);
  const hasModels = config.current()?.speechModels !== undefined;
  const offered = useEffectEvent((asked: Language): ModelAsked | null => {
    const model = config.current()?.speechModels?.[asked];
    if (model === undefined) return null;
    const [, , version] = model.path.split('/');
    return {
      name: `muster-speech-${asked}-${version}`,
      url: `${platform.origin}${model.path}`,
      bytes: model.bytes,
    };
  });

  useEffect(() => {
    if (!hasModels) return;
    let close = () => {};
    let isGone = false;
    void platform.speech().then(({ models: engine, capture }) => {
      if (isGone) return;
      const created = createDeviceModels({ engine, capture, offered: (asked) => offered(asked) });
      close = () => created.close();
      setCostly(engine.isCostly());
      setModels(created);
    });
    return () => {
      isGone = true;
      close();
      setModels(null);
    };
  }, [hasModels, platform]);

  useEffect(() => {
    if (models === null) return;
    const tell = () => setState(models.state(lang));
    tell();
    void models.look(lang);
    return models.subscribe(tell);
  }, [models, lang]);

  return {
    models,
    state,
    isCostly,
    isWanted: async () =>
      state.kind === 'missing' &&
      state.trouble !== 'unusable' &&
      !isOffline &&
      !(await hasOwnEar(await platform.speech(), lang)),
    fetch: () => {
      // Forty megabytes must not be cleared because the phone is full of pictures.
      void platform.storage.persist();
      void models?.fetch(lang);
    },
    cancel: () => models?.cancel(),
  };
}

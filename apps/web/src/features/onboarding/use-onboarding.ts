import type { Founding } from '@muster/contract/founding';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import type { Identity } from '@muster/contract';
import { finishOnboarding } from './finish-onboarding.ts';
import {
  dropDraft,
  keepDraft,
  missingIn,
  newDraft,
  type OnboardingDraft,
  readDraft,
  type Situation,
  type Step,
  stepsOf,
} from './onboarding-draft.ts';

export type Onboarding = {
  readonly draft: OnboardingDraft;
  readonly steps: readonly Step[];
  readonly missing: ReadonlySet<keyof OnboardingDraft>;
  readonly isBusy: boolean;
  /** The server's error on the last attempt to finish. */
  readonly error: unknown;
  readonly change: (part: Partial<OnboardingDraft>) => void;
  /** Goes to the next step; finishes after the last one. */
  readonly goOn: () => Promise<void>;
  readonly goBack: () => void;
};

/** One person's answers and their way through the steps; every change is kept on the device. */
export function useOnboarding({
  identity,
  language,
  situation,
}: {
  readonly identity: Identity;
  readonly language: Founding['language'];
  readonly situation: Situation;
}): Onboarding {
  const data = useData();
  const navigate = useNavigate();
  const { localStore } = data.platform;
  const userId = identity.user_id;
  const [draft, setDraft] = useState(
    () =>
      readDraft(localStore, userId) ??
      newDraft(identity, { zone: data.platform.clock.zone(), phone: data.ownPhone() }),
  );
  const [wasChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const steps = stepsOf(draft, situation);
  // The stored step may no longer apply, for example after an invitation was accepted.
  const step = steps.includes(draft.step) ? draft.step : (steps[0] ?? 'you');
  const current = { ...draft, step };

  const change = (part: Partial<OnboardingDraft>) => {
    const next = { ...current, ...part };
    keepDraft(localStore, userId, next);
    setDraft(next);
    setError(null);
  };
  const goTo = (target: Step | undefined) => {
    if (target === undefined) return;
    setChecked(false);
    change({ step: target });
  };

  return {
    draft: current,
    steps,
    missing: new Set(wasChecked ? missingIn(step, current) : []),
    isBusy,
    error,
    change,
    goOn: async () => {
      setChecked(true);
      if (missingIn(step, current).length > 0) return;
      const next = steps[steps.indexOf(step) + 1];
      if (next !== undefined) {
        goTo(next);
        return;
      }
      setBusy(true);
      setError(null);
      try {
        await finishOnboarding(data, { draft: current, situation, language, userId });
        dropDraft(localStore, userId);
        await navigate({ to: '/dashboard', replace: true });
      } catch (caught) {
        setError(caught);
      } finally {
        setBusy(false);
      }
    },
    goBack: () => goTo(steps[steps.indexOf(step) - 1]),
  };
}

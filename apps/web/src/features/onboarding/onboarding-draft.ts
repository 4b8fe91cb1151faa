import type { Identity } from '@muster/contract';
import {
  type Founding,
  foundingStates,
  type FoundingState,
  payPeriods,
} from '@muster/contract/founding';
import { knownZone } from '@muster/domain/pay/known-zone';
import * as z from 'zod/mini';
import { personalKeys } from '../../data/storage/personal-texts.ts';
import type { LocalStore } from '../../platform/local-store.ts';
import { randomId } from '../../platform/random-id.ts';
import { likelyState } from './likely-state.ts';

/** All steps in order; `stepsOf` picks the ones that a person takes. */
const steps = ['password', 'you', 'company', 'invitation', 'details', 'work'] as const;
export type Step = (typeof steps)[number];

const draftSchema = z.object({
  step: z.enum(steps),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  way: z.nullable(z.enum(['found', 'join'])),
  invitation: z.string(),
  /** Generated once, so that a retry after a lost response doesn't create a second company. */
  companyId: z.uuid(),
  companyName: z.string(),
  companyType: z.string(),
  address: z.string(),
  timeZone: z.string(),
  /** Null: the federal rules; undefined until it is chosen. */
  state: z.optional(z.nullable(z.enum(foundingStates))),
  workweekStart: z.int(),
  payPeriod: z.enum(payPeriods),
  firstProject: z.string(),
});

/** A person's answers so far, kept on the device until the server has them. */
export type OnboardingDraft = z.infer<typeof draftSchema>;

/** The facts that decide which questions a person gets. */
export type Situation = {
  /** Came through a recovery link before completing a profile. */
  readonly isRecovery: boolean;
  readonly hasCompany: boolean;
  /** Runs the platform and belongs to no company. */
  readonly needsNoCompany: boolean;
};

/** Returns the steps that this person takes, in order. */
export function stepsOf(
  { way }: Pick<OnboardingDraft, 'way'>,
  { isRecovery, hasCompany, needsNoCompany }: Situation,
): readonly Step[] {
  const first: Step[] = isRecovery ? ['password', 'you'] : ['you'];
  if (hasCompany || needsNoCompany) return first;
  if (way === 'join') return [...first, 'company', 'invitation'];
  return [...first, 'company', 'details', 'work'];
}

/** Returns the fields that a step still needs, in screen order. */
export function missingIn(step: Step, draft: OnboardingDraft): readonly (keyof OnboardingDraft)[] {
  const needed = {
    password: [],
    you: ['firstName', 'lastName'],
    company: ['way'],
    invitation: ['invitation'],
    details: ['companyName'],
    work: ['timeZone', 'firstProject'],
  } as const satisfies Record<Step, readonly (keyof OnboardingDraft)[]>;
  return needed[step].filter((field) => {
    const value = draft[field];
    return value === null || value.trim() === '';
  });
}

/** Reads an invitation as people paste it: the token alone, or the whole link. */
export function invitationToken(typed: string): string {
  const text = typed.trim();
  return /[?&]invitation=([^&#\s]+)/.exec(text)?.[1] ?? text;
}

/** Returns the state that was chosen, or else the one that is proposed. */
export function chosenState(draft: OnboardingDraft): FoundingState | null {
  return draft.state === undefined ? likelyState(draft) : draft.state;
}

/** @param language the founder's app language, which becomes the language of people they add */
export function foundingOf(draft: OnboardingDraft, language: Founding['language']): Founding {
  return {
    company_id: draft.companyId,
    name: draft.companyName.trim(),
    company_type: textOrNull(draft.companyType),
    address: textOrNull(draft.address),
    time_zone: draft.timeZone,
    language,
    state: chosenState(draft),
    workweek_start: draft.workweekStart,
    pay_period: draft.payPeriod,
    first_project: draft.firstProject.trim(),
  };
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

/** Begins with what is known of someone. `phone` is the number they signed in with, if they did. */
export function newDraft(
  { profile }: Pick<Identity, 'profile'>,
  { zone, phone }: { readonly zone: string; readonly phone: string | null },
): OnboardingDraft {
  return {
    step: 'password',
    firstName: profile?.first_name ?? '',
    lastName: profile?.last_name ?? '',
    phone: phone ?? '',
    way: null,
    invitation: '',
    companyId: randomId(),
    companyName: '',
    companyType: '',
    address: '',
    // None is chosen for whoever's device does not know its own.
    timeZone: knownZone(zone) === zone ? zone : '',
    workweekStart: 1,
    payPeriod: 'weekly',
    firstProject: '',
  };
}

/** Reads this person's earlier answers on this device; null if nothing useful was stored. */
export function readDraft(localStore: LocalStore, userId: string): OnboardingDraft | null {
  try {
    return draftSchema.parse(JSON.parse(localStore.get(personalKeys.onboarding(userId)) ?? ''));
  } catch {
    return null;
  }
}

export function keepDraft(localStore: LocalStore, userId: string, draft: OnboardingDraft): void {
  localStore.set(personalKeys.onboarding(userId), JSON.stringify(draft));
}

export function dropDraft(localStore: LocalStore, userId: string): void {
  localStore.remove(personalKeys.onboarding(userId));
}

import { foundingSchema } from '@muster/contract/founding';
import { describe, expect, it } from 'vitest';
import {
  foundingOf,
  invitationToken,
  missingIn,
  newDraft,
  type OnboardingDraft,
  stepsOf,
} from './onboarding-draft.ts';

const draft: OnboardingDraft = {
  step: 'you',
  firstName: 'New',
  lastName: 'Hand',
  phone: '',
  way: null,
  invitation: '',
  companyId: 'c0000000-0000-4000-8000-000000000001',
  companyName: '  Ridgeline Concrete ',
  companyType: '',
  address: ' ',
  timeZone: 'America/Denver',
  workweekStart: 7,
  payPeriod: 'biweekly',
  firstProject: 'Yard',
};

const newcomer = { isRecovery: false, hasCompany: false, needsNoCompany: false };

describe('a new draft', () => {
  const zone = 'America/Phoenix';

  it('asks for the phone number of someone who signed in by email', () => {
    expect(newDraft({ profile: null }, { zone, phone: null }).phone).toBe('');
  });

  it('has the phone number that someone signed in with', () => {
    expect(newDraft({ profile: null }, { zone, phone: '+16025550123' }).phone).toBe('+16025550123');
  });
});

describe('the steps of the onboarding', () => {
  it('are one for someone who was invited or needs no company', () => {
    expect(stepsOf(draft, { ...newcomer, hasCompany: true })).toEqual(['you']);
    expect(stepsOf(draft, { ...newcomer, needsNoCompany: true })).toEqual(['you']);
  });

  it('let a recovery finish first', () => {
    expect(stepsOf(draft, { ...newcomer, isRecovery: true })[0]).toBe('password');
  });

  it('lead to a company by founding one or by an invitation', () => {
    expect(stepsOf({ way: 'found' }, newcomer)).toEqual(['you', 'company', 'details', 'work']);
    expect(stepsOf({ way: 'join' }, newcomer)).toEqual(['you', 'company', 'invitation']);
  });

  it('ask for what is missing and for nothing else', () => {
    expect(missingIn('you', { ...draft, lastName: ' ' })).toEqual(['lastName']);
    expect(missingIn('company', draft)).toEqual(['way']);
    expect(missingIn('details', draft)).toEqual([]);
    expect(missingIn('work', { ...draft, firstProject: '' })).toEqual(['firstProject']);
  });
});

describe('what is sent', () => {
  it('is a founding as the server takes it', () => {
    const founding = foundingOf(draft, 'es');
    expect(foundingSchema.parse(founding)).toEqual(founding);
    expect(founding).toMatchObject({
      name: 'Ridgeline Concrete',
      company_type: null,
      address: null,
      language: 'es',
    });
  });

  it('is the token of an invitation, also out of a pasted link', () => {
    expect(invitationToken(' abc123 ')).toBe('abc123');
    expect(invitationToken('https://app.test/auth?view=sign-up&invitation=abc123#x')).toBe(
      'abc123',
    );
  });
});

import type { Identity } from '@muster/contract';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../platform/simulated-storage.ts';
import { createBrandingStore } from '../branding/branding-store.ts';
import { createLookStore } from './look.ts';

const profile = {
  first_name: 'Employee',
  last_name: 'One',
  language: 'es',
  theme: 'company',
  profile_complete: true,
  photo_url: null,
} as const;

const employee: Identity = {
  user_id: 'e0000000-0000-4000-8000-000000000001',
  person_id: 'e0000000-0000-4000-8000-000000000002',
  company_id: 'c0000000-0000-4000-8000-000000000001',
  access_ended: false,
  suspension: null,
  role: 'employee',
  profile,
  company: null,
  clock_settings: null,
};

const darkCompany = {
  id: 'c0000000-0000-4000-8000-000000000001',
  name: 'Ridgeline Concrete',
  company_type: 'Concrete',
  logo_url: null,
  brand_name: null,
  tagline: null,
  website_url: null,
  phone: null,
  address: null,
  settings: { branding: { theme_mode: 'dark' } },
};

function openDevice(preferredLanguage = 'en-US') {
  const localStore = createMemoryStore();
  const listeners = new Set<() => void>();
  let identity: Identity | null = null;
  const branding = createBrandingStore(localStore);
  const start = () =>
    createLookStore({
      branding,
      identities: {
        current: () => identity,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      localStore,
      preferredLanguages: [preferredLanguage],
    });
  const become = (next: Identity | null) => {
    identity = next;
    for (const listener of listeners) listener();
  };
  return { start, become, branding };
}

describe('the look', () => {
  it('[spec 4.08] is the defaults while no one is signed in', () => {
    const look = openDevice().start().current();
    expect(look).toMatchObject({ language: 'en', themeChoice: 'company', theme: 'light' });
    expect(look.branding.name).toBeNull();
  });

  it('[spec 4.11 4.16] follows the company unless the person chose a theme', () => {
    const device = openDevice();
    const look = device.start();
    device.become(employee);
    device.branding.keep(employee.user_id, darkCompany);
    expect(look.current()).toMatchObject({ language: 'es', theme: 'dark' });
    look.choose({ theme: 'light' });
    expect(look.current()).toMatchObject({ themeChoice: 'light', theme: 'light' });
  });

  it('keeps a choice over a restart until the server has taken it', () => {
    const device = openDevice();
    const look = device.start();
    device.become(employee);
    look.choose({ theme: 'light' });
    look.choose({ language: 'en' });

    const later = device.start();
    expect(later.current()).toMatchObject({ language: 'en', themeChoice: 'light' });
    const unsent = later.unsent();
    expect(unsent).toEqual({ userId: employee.user_id, theme: 'light', language: 'en' });
    if (unsent !== null) later.settle(unsent);
    expect(later.unsent()).toBeNull();
  });

  it('keeps no choice of someone who has signed out', () => {
    const device = openDevice();
    const look = device.start();
    device.become(employee);
    look.choose({ theme: 'dark', language: 'en' });
    device.become(null);
    expect(look.current()).toMatchObject({ language: 'en', theme: 'light' });
    expect(device.start().unsent()).toBeNull();
  });

  it('does not take for sent what was changed again meanwhile', () => {
    const device = openDevice();
    const look = device.start();
    device.become(employee);
    look.choose({ theme: 'light' });
    look.choose({ theme: 'dark' });
    look.settle({ userId: employee.user_id, theme: 'light' });
    expect(look.current().themeChoice).toBe('dark');
    expect(look.unsent()).not.toBeNull();
  });

  it('never applies one person’s choice to another on the same phone', () => {
    const device = openDevice();
    const look = device.start();
    device.become(employee);
    look.choose({ theme: 'light' });
    device.become({ ...employee, user_id: 'e0000000-0000-4000-8000-000000000009' });
    expect(look.current().themeChoice).toBe('company');
  });

  it('speaks to a newcomer as the phone does until they have completed their profile', () => {
    const device = openDevice('es-MX');
    const look = device.start();
    device.become({
      ...employee,
      profile: { ...profile, language: 'en', profile_complete: false },
    });
    expect(look.current().language).toBe('es');
    device.become({ ...employee, profile: { ...profile, language: 'en' } });
    expect(look.current().language).toBe('en');
  });

  it('leaves the sign-in screen in the language of whoever signed out', () => {
    const device = openDevice();
    const look = device.start();
    device.become(employee);
    device.become(null);
    expect(look.current().language).toBe('es');
    expect(device.start().current().language).toBe('es');
  });
});

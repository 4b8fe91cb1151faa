/** A company of its own to plan for: three crews with phones, and nothing planned yet. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod';

import { addDays } from '@muster/domain';
import type { TestServer } from '@muster/testkit';

import { callAs, post } from './ledger.ts';
import { addNewcomer } from './newcomer.ts';
import { letNoticesPass } from './notices.ts';
import type { Login } from './session.ts';
import { skipSplash } from './splash.ts';

const zone = 'America/Denver';
const invitedSchema = z.object({ token: z.string() });

export type PlannedPerson = { readonly name: string; readonly login: Login };

export type PlannedCompany = {
  readonly admin: Login;
  /** Leads the first crew. */
  readonly lead: PlannedPerson;
  /** The mason and the helper are the first crew, the welder and the roofer one each. */
  readonly mason: PlannedPerson;
  readonly helper: PlannedPerson;
  readonly welder: PlannedPerson;
  readonly roofer: PlannedPerson;
};

/** Founds the company and lets its people in. Its weeks begin on Monday, and it keeps no holidays. */
export async function foundPlannedCompany(server: TestServer): Promise<PlannedCompany> {
  const admin = await addNewcomer(server);
  await callAs(server, admin, 'found_company', {
    founding: {
      company_id: randomUUID(),
      name: 'Ridgeline Concrete',
      company_type: null,
      address: null,
      time_zone: zone,
      workweek_start: 1,
      pay_period: 'weekly',
      first_project: 'Canal lock',
    },
  });
  await nameOneself(server, admin, 'Office');
  const addCrew = async (name: string) => {
    const id = randomUUID();
    await callAs(server, admin, 'save_crew', { crew_id: id, name });
    return id;
  };
  const add = async (firstName: string, crewId: string, role: string): Promise<PlannedPerson> => {
    const login = await addNewcomer(server);
    const { token } = invitedSchema.parse(
      await callAs(server, admin, 'invite_person', {
        new_person_id: randomUUID(),
        first_name: firstName,
        last_name: 'Tester',
        role,
        crew_id: crewId,
      }),
    );
    await callAs(server, login, 'accept_invitation', { token });
    await nameOneself(server, login, firstName);
    return { name: `${firstName} Tester`, login };
  };
  const formwork = await addCrew('Formwork');
  return {
    admin,
    lead: await add('Lead', formwork, 'supervisor'),
    mason: await add('Mason', formwork, 'employee'),
    helper: await add('Helper', formwork, 'employee'),
    welder: await add('Welder', await addCrew('Steel'), 'employee'),
    roofer: await add('Roofer', await addCrew('Roof'), 'employee'),
  };
}

async function nameOneself(server: TestServer, login: Login, firstName: string): Promise<void> {
  await callAs(server, login, 'complete_profile', { first_name: firstName, last_name: 'Tester' });
}

/** The Monday after this week, by the company's calendar, or a day after it. */
export function dayOfPlan(days: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format();
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return addDays(today, 7 - sinceMonday + days);
}

/** A browser of someone's own, signed in without a screen: other journeys show how people sign in. */
export async function openSignedIn(
  browser: Browser,
  server: TestServer,
  login: Login,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const { email, password } = login;
  const session = await post(
    server,
    '/auth/v1/token?grant_type=password',
    { email, password },
    server.anonKey,
  );
  const context = await browser.newContext({ baseURL: server.url, viewport, locale: 'en-US' });
  await skipSplash(context);
  await context.addInitScript((text) => {
    if (!Object.keys(localStorage).some((key) => key.startsWith('muster.session'))) {
      localStorage.setItem('muster.session', text);
    }
  }, JSON.stringify(session));
  const page = await context.newPage();
  await letNoticesPass(page);
  return page;
}

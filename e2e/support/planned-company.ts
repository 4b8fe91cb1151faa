/** A company used only for planning: three crews with phones, and nothing planned yet. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';

import { addDays } from '@muster/domain';
import type { TestServer } from '@muster/testkit';

import { callAs, post } from './ledger.ts';
import { letNoticesPass } from './notices.ts';
import { foundCompany, type Hired, hire } from './own-company.ts';
import type { Login } from './session.ts';
import { skipSplash } from './splash.ts';

const zone = 'America/Denver';

export type PlannedCompany = {
  readonly admin: Login;
  /** Leads the first crew. */
  readonly lead: Hired;
  /** The mason and the helper are the first crew, the welder and the roofer one each. */
  readonly mason: Hired;
  readonly helper: Hired;
  readonly welder: Hired;
  readonly roofer: Hired;
};

/** Founds the company and adds its people. It observes no holidays. */
export async function foundPlannedCompany(server: TestServer): Promise<PlannedCompany> {
  const admin = await foundCompany(server, { name: 'Ridgeline Concrete', zone });
  const addCrew = async (name: string) => {
    const id = randomUUID();
    await callAs(server, admin, 'save_crew', { crew_id: id, name });
    return id;
  };
  const add = (firstName: string, crewId: string, role = 'employee') =>
    hire(server, admin, firstName, { crewId, role });
  const formwork = await addCrew('Formwork');
  return {
    admin,
    lead: await add('Lead', formwork, 'supervisor'),
    mason: await add('Mason', formwork),
    helper: await add('Helper', formwork),
    welder: await add('Welder', await addCrew('Steel')),
    roofer: await add('Roofer', await addCrew('Roof')),
  };
}

/** Returns the Monday after this week, in the company's calendar, or a day after it. */
export function dayOfPlan(days: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format();
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return addDays(today, 7 - sinceMonday + days);
}

/** Opens a browser for one person, signed in without the screen, because other journeys test how people sign in. */
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

import type { Locator, Page } from '@playwright/test';

import type { TestServer } from '@muster/testkit';

import { addressOf, newKioskCode } from './demo-ids.ts';
import { signInToConsole } from './console.ts';
import { addNewcomer, enter } from './newcomer.ts';
import { restOf } from './rest.ts';
import { demoLogins, type Login, signIn } from './session.ts';

export type Screen = {
  /** With placeholders such as `:person` for rows of the demo company. */
  readonly path: string;
  /** The screen's main control or content, which must be visible without scrolling. */
  readonly primary?: (page: Page) => Locator;
  /** Brings the page, in either language, into the state to check: a sheet open, one step further. */
  readonly arrange?: (page: Page) => Promise<void>;
};

export type Visitor = {
  readonly who: string;
  readonly login: Login | null;
  readonly screens: readonly Screen[];
  /** How visitors without a demo login get in. */
  readonly arrive?: (page: Page, server: TestServer) => Promise<void>;
};

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true });

const press = (name: RegExp) => (page: Page) => button(name)(page).click();

const bigButton = (page: Page) =>
  page
    .getByRole('region', { name: 'Time clock' })
    .getByRole('button', { name: /^Clock (in|out)$/ });

const chooseFile = (label: RegExp, lines: readonly string[]) => (page: Page) =>
  page.getByLabel(label).setInputFiles({
    name: 'file.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });

const choosePeople = chooseFile(/^(CSV file of people|Archivo CSV)/, [
  'Número;Nombre;Apellidos;Correo;Cuadrilla',
  'S-1;Peña;Importada;pena@example.test;Framing',
  'S-1;Abel;Importado;not an address;',
]);

/** In a pay period with hours, which one that has just begun doesn't have. Any date identifies its pay period. */
const lastWeek = new Date(Date.now() - 8 * 86_400_000).toISOString().slice(0, 10);

const forEverybody: readonly Screen[] = [
  { path: '/dashboard', primary: bigButton },
  { path: '/time', primary: bigButton },
  { path: '/construction' },
  { path: '/construction/logs/:log' },
  { path: '/purchase-orders' },
  { path: '/purchase-orders/receipts' },
  { path: '/purchase-orders/claims' },
  { path: '/schedule' },
  { path: '/schedule/time-off' },
  { path: '/schedule/availability', primary: button(/^(Add|Agregar)$/) },
  { path: '/safety' },
  { path: '/safety/new', primary: button(/^(Report hazard|Reportar peligro)$/) },
  { path: '/sarah-jsa', primary: button(/^(Start the talk|Empezar la plática)$/) },
  { path: '/safety/jsas' },
  {
    path: '/safety/jsas?q=crane',
    arrange: async (page) => {
      await page.getByRole('link', { name: /Set deck forms/ }).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    path: '/sarah-jsa#first-question',
    arrange: async (page) => {
      await button(/^(Start the talk|Empezar la plática)$/)(page).click();
      await page.getByRole('group', { name: /^(Trades|Oficios)$/ }).waitFor();
    },
  },
  { path: `/time/sheet/${lastWeek}` },
  {
    path: `/time/sheet/${lastWeek}`,
    arrange: (page) =>
      page
        .getByRole('button', { name: /^(Add time|Agregar horas)/ })
        .first()
        .click(),
  },
  { path: '/needs-attention' },
  { path: '/notifications' },
  { path: '/help' },
  { path: '/help/clock' },
  { path: '/more' },
  { path: '/my-profile' },
  { path: '/tracking-compliance' },
  { path: '/no-such-page' },
];

/**
 * True in the full run. The admin has many screens: slow checks of each, such as keyboard walks or the
 * smallest phone, wait for it, and so do screens that other tests cover.
 */
export const isFullRun = process.env['MUSTER_TEST_FULL'] === '1';

const inFullRun = <Item>(items: readonly Item[]): readonly Item[] => (isFullRun ? items : []);

const settingsSections =
  'profile region clock reminders auto_out calendar workday rounding breaks approval retention voice filing schedule-rules holidays'.split(
    ' ',
  );

/** Every address of the app that shows a page, grouped by visitor. */
export const visitors: readonly Visitor[] = [
  {
    who: 'someone signed out',
    login: null,
    screens: [
      {
        path: '/',
        primary: (page) => page.getByRole('link', { name: 'Set up your company' }).first(),
      },
      { path: '/auth', primary: button('Sign in') },
      { path: '/auth?view=sign-up' },
      { path: '/auth?view=forgot', primary: button('Send link') },
      { path: '/auth?view=code' },
      { path: '/auth?view=phone', primary: button('Text me a code') },
      { path: '/auth?view=company' },
      { path: '/auth/app' },
      { path: '/order-link#no-such-token' },
      { path: '/change-order#no-such-secret' },
      { path: '/reset-password' },
      { path: '/privacy-policy' },
      { path: '/terms-of-service' },
      { path: '/data-policy' },
      { path: '/icon-tools' },
      { path: '/kiosk', primary: button('Set up as a kiosk') },
      ...inFullRun([{ path: '/auth?invitation=:invitation' }]),
    ],
  },
  {
    who: 'an employee',
    login: demoLogins.employee,
    screens: [
      ...forEverybody,
      { path: '/construction/tickets' },
      {
        path: '/construction/tickets/new?project=:project',
        primary: button(/^(Save ticket|Guardar boleta)$/),
      },
    ],
  },
  {
    who: 'an admin',
    login: demoLogins.admin,
    screens: [
      { path: '/dashboard' },
      { path: '/time/crew' },
      { path: '/approvals' },
      { path: '/more' },
      { path: '/notifications' },
      { path: '/help/planning' },
      { path: '/schedule' },
      { path: '/schedule/requests' },
      { path: '/admin/settings/support' },
      { path: '/admin/settings/time-off' },
      { path: '/timesheets' },
      { path: '/timesheets/week', primary: button('Save days') },
      { path: '/timesheets/exceptions' },
      { path: `/timesheets/${lastWeek}/:person` },
      { path: '/safety?view=board' },
      { path: '/safety?view=map' },
      { path: '/safety?view=indicators' },
      { path: '/payroll' },
      { path: '/payroll/:payroll_period', primary: button('Export') },
      { path: '/payroll/:payroll_period/certified' },
      { path: '/payroll/:payroll_period/certified/:payroll_period/import' },
      { path: '/payroll/mapping?system=adp' },
      { path: '/payroll/exports/:payroll_export' },
      { path: '/safety/library' },
      { path: '/safety/matrix' },
      { path: '/reports?period=last_pay_period' },
      { path: '/reports?by=week&period=last_12_months' },
      { path: '/reports?report=labor&period=this_month' },
      { path: '/reports?report=overtime' },
      { path: '/reports?report=attendance&period=last_month' },
      { path: '/purchase-orders/all' },
      { path: '/purchase-orders/all?by=project' },
      { path: '/purchase-orders/new' },
      { path: '/purchase-orders/:order' },
      { path: '/purchase-orders/:order/edit' },
      { path: '/purchase-orders/vendors' },
      { path: '/purchase-orders/receipts/:receipt' },
      { path: '/vendors/:vendor' },
      { path: '/admin/settings/purchasing' },
      { path: '/admin/projects' },
      { path: '/admin/projects/:project' },
      { path: '/admin/projects/:project/logs' },
      {
        path: '/construction/logs/:log#weather',
        arrange: press(/^(Weather|Clima)$/),
      },
      { path: '/admin/projects/:project/hours' },
      { path: '/admin/projects/:project/cost', primary: button(/^(Add cost|Agregar costo)$/) },
      { path: '/admin/projects/:drafted/cost/budget' },
      { path: '/admin/projects/:drafted/cost/import' },
      { path: '/admin/projects/:project/changes' },
      { path: '/admin/projects/:changed/changes/:change_order' },
      { path: '/admin/projects/:project/changes/new' },
      { path: '/reports/work-in-progress' },
      { path: '/admin/settings/labor-burden' },
      { path: '/admin/projects/:project/tickets' },
      { path: '/construction/checklists' },
      { path: '/construction/checklists/:checklist' },
      {
        path: '/construction/checklists/0c6b31a4-5f7e-4a0c-9b57-3d9b8e2f6a10?template=00000000-0000-4000-8000-0000000c0002',
        primary: button(/^(Send checklist|Enviar lista)$/),
      },
      { path: '/construction/checklists/templates' },
      {
        path: '/construction/checklists/templates/00000000-0000-4000-8000-0000000c0003',
        primary: button(/^(Save template|Guardar plantilla)$/),
      },
      { path: '/construction/equipment', primary: button(/^(Add equipment|Agregar equipo)$/) },
      { path: '/construction/equipment/labels' },
      { path: '/construction/equipment/:equipment', arrange: press(/^(Check in|Devolver)$/) },
      { path: '/construction/tickets' },
      { path: '/construction/tickets/:signed_ticket' },
      {
        path: '/construction/tickets/new?project=:project',
        primary: button(/^(Save ticket|Guardar boleta)$/),
      },
      {
        path: '/admin/projects/:project/photos',
        primary: button(/^(Add photos|Agregar fotos)$/),
      },
      {
        path: '/admin/projects/:project/photos',
        arrange: press(/^(Select|Seleccionar)$/),
      },
      { path: '/admin/cost-codes' },
      { path: '/safety/incidents', primary: button('Record incident') },
      { path: '/admin/cost-codes/import' },
      { path: '/purchase-orders/vendors/import' },
      { path: '/admin/employees' },
      { path: '/admin/employees/:person' },
      { path: '/admin/crews' },
      { path: '/admin/crews/:crew' },
      { path: '/admin/kiosks', primary: button('Register a tablet') },
      { path: '/admin/kiosks?tab=pins' },
      { path: '/admin/employees?q=a&status=no_login' },
      { path: '/admin/invitations' },
      { path: '/admin/employees/import' },
      { path: '/admin/company/branding' },
      { path: '/admin/company/sign-in', primary: button('Add a sign-in') },
      { path: '/admin/audit', primary: button('Export') },
      { path: '/admin/settings' },
      { path: '/admin/settings/overtime' },
      { path: '/admin/settings/job-rates', primary: button('New job rate') },
      { path: '/admin/data', primary: button('Set a legal hold') },
      { path: '/admin/deletion-requests' },
      { path: '/admin/notifications' },
      { path: '/tracking-compliance?problem=any' },
      { path: '/tracking-compliance?tab=attendance' },
      { path: '/tracking-compliance?tab=reads' },
      { path: '/tracking-compliance?tab=notice' },
      {
        path: '/tracking-compliance?problem=silent',
        arrange: async (page) => {
          await page
            .locator('tbody, ul')
            .getByRole('button', { name: /^\p{Lu}\p{L}+ \p{Lu}/u })
            .first()
            .click();
          await button(/^(See where they punched|Ver dónde hizo sus registros)$/)(page).click();
        },
      },
    ],
  },
  {
    who: 'whoever looks after the platform',
    login: null,
    arrive: signInToConsole,
    screens: [
      { path: '/super-admin' },
      { path: '/super-admin/companies/d0000000-0000-4000-8000-000000000001' },
      { path: '/super-admin/people?q=ma' },
      { path: '/super-admin/sign-in' },
      { path: '/super-admin/errors' },
      { path: '/super-admin/jobs' },
      { path: '/super-admin/messages' },
      { path: '/super-admin/announcements', primary: button(/^(New announcement|Nuevo anuncio)$/) },
      { path: '/super-admin/admins' },
      { path: '/super-admin/health' },
    ],
  },
  ...inFullRun<Visitor>([
    {
      who: 'an admin further in',
      login: demoLogins.admin,
      screens: [
        { path: '/dashboard/people/:person' },
        { path: '/admin/projects/:project/sites/new' },
        { path: '/admin/projects/:project/sites/:site' },
        { path: '/admin/projects/:outlined/sites/:outline' },
        { path: '/admin/employees?q=nobody+of+this+name' },
        { path: '/admin/employees', arrange: press(/^(Invite|Invitar)$/) },
        { path: '/admin/employees/import', arrange: choosePeople },
        {
          path: '/admin/employees/import',
          arrange: async (page) => {
            await choosePeople(page);
            await press(/^(Check the file|Revisar el archivo)$/)(page);
            await button(/^(Download these rows|Descargar estas filas)$/)(page).waitFor();
          },
        },
        {
          path: '/admin/cost-codes/import',
          arrange: chooseFile(/^(CSV file of cost codes|Archivo CSV)/, [
            'Name;Code',
            'Hydrants;33 10',
            ';33 20',
          ]),
        },
        { path: '/admin/kiosks', arrange: press(/^(Register a tablet|Registrar una tableta)$/) },
        ...settingsSections.map((section) => ({ path: `/admin/settings/${section}` })),
      ],
    },

    {
      who: 'someone without a company',
      login: null,
      async arrive(page, server) {
        await enter(page, await addNewcomer(server));
        await page.waitForURL('**/onboarding/**');
      },
      screens: [{ path: '/onboarding/profile' }, { path: '/auth/join?invitation=:invitation' }],
    },
    {
      who: 'a kiosk',
      login: null,
      async arrive(page, server) {
        await page.goto(`/kiosk?code=${await newKioskCode(server)}`);
        await press(/^(Set up as a kiosk|Configurar como quiosco)$/)(page);
        await page.getByRole('searchbox').waitFor();
      },
      screens: [{ path: '/kiosk' }],
    },
  ]),
];

/** Everything in the full run; otherwise one in `oneIn`, selected by the commit. */
export function drawn<Item>(items: readonly Item[], oneIn = items.length): readonly Item[] {
  const seed = Number(process.env['MUSTER_TEST_SEED'] ?? 0);
  return isFullRun ? items : items.filter((_, index) => (index + seed) % oneIn === 0);
}

/** The visitors whose screens are walked once; the admin has by far the most screens. */
export const walkedVisitors = visitors.map((visitor): Visitor => {
  const { login, screens } = visitor;
  return { ...visitor, screens: drawn(screens, login === demoLogins.admin ? 6 : 3) };
});

/** The visitors whose screens also get the slow checks: crews and public visitors, and everyone in the full run. */
export const thoroughVisitors = visitors
  .filter(({ login, arrive }) => isFullRun || (login !== demoLogins.admin && arrive === undefined))
  .map((visitor): Visitor => ({ ...visitor, screens: drawn(visitor.screens, 6) }));

/** Signs a visitor in, and completes any steps before their screens. */
export async function letIn(page: Page, server: TestServer, visitor: Visitor): Promise<void> {
  if (visitor.login) await signIn(page, visitor.login);
  await visitor.arrive?.(page, server);
}

/** Opens a screen and brings it into the state to check. */
export async function openScreen(page: Page, server: TestServer, screen: Screen): Promise<void> {
  await page.goto(await addressOf(server, screen.path));
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  if (screen.arrange) {
    await screen.arrange(page);
    await page.waitForLoadState('networkidle');
  }
  await restOf(page);
}

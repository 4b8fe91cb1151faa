import 'fake-indexeddb/auto';
import type { Role } from '@muster/contract';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createData } from '../../data/data.ts';
import type { TopicChange } from '../../data/realtime/realtime.ts';
import type { OutboxItem, Progress } from '../../data/outbox/item.ts';
import { openCacheDatabase } from '../../data/storage/cache-database.ts';
import { openDeviceDatabase } from '../../data/storage/device-database.ts';
import { randomId } from '../../platform/random-id.ts';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { createCounts } from './counts.ts';
import { keepCounts } from './keep-counts.ts';

const startMs = Date.UTC(2026, 5, 1, 6);
const userId = 'e0000000-0000-4000-8000-000000000001';
const crewId = 'c0000000-0000-4000-8000-000000000001';
const companyId = 'd0000000-0000-4000-8000-000000000001';
const instant = new Date(startMs).toISOString();

const config = {
  supabaseUrl: '',
  anonKey: 'the public key',
  functionsUrl: null,
  vapidPublicKey: null,
  mapStyleUrl: null,
  version: 'one',
};
const session = {
  access_token: 'access',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: startMs / 1000 + 3600,
  user: { id: userId, app_metadata: {}, user_metadata: {}, aud: '', created_at: '' },
};
const identityAs = (role: Role) => ({
  user_id: userId,
  person_id: userId,
  company_id: companyId,
  role,
  profile: null,
  company: null,
  clock_settings: null,
});
const decision = () => ({
  id: randomId(),
  kind: 'double_tap',
  created_at: instant,
  person: { person_id: randomId(), first_name: 'New', last_name: 'Hand' },
  punch: {
    kind: 'in',
    break_kind: null,
    occurred_at: instant,
    received_at: instant,
    device_at: instant,
    zone: 'UTC',
    note: null,
    project: null,
    entry: null,
  },
});

const item = (progress: Progress): OutboxItem => ({
  id: randomId(),
  kind: 'punch',
  userId,
  personId: userId,
  causalKey: `person:${userId}`,
  deviceId: 'phone',
  deviceSeq: 0,
  payload: {},
  payloadVersion: 1,
  addedAtMs: 0,
  order: 0,
  progress,
});

const crewPunch = () => ({
  id: randomId(),
  kind: 'in',
  break_kind: null,
  occurred_at: instant,
  zone: 'UTC',
  project_name: null,
  by: null,
});
const myClock = () => ({
  server_time: instant,
  person_id: userId,
  entries: [],
  punches: [],
  decisions: [],
});

const signedSheet = () => ({
  person_id: randomId(),
  name: 'New Hand',
  state: 'signed',
  minutes: 480,
  is_open: false,
  needs_review: false,
  exceptions: {},
  cannot_approve: null,
  cannot_lock: 'not_approved',
});
const waitingJsa = () => ({
  id: randomId(),
  number: 1,
  state: 'waiting',
  is_high_risk: true,
  task: 'Set the beams',
  place: 'North side',
  lang: 'en',
  project: null,
  author: { person_id: randomId(), name: 'New Hand' },
  made_at: instant,
  ends_at: instant,
  signed: 0,
  people: 3,
  voided: 0,
  open: 0,
  signed_by_me: false,
});
const noOrders = {
  verdict: 'ok',
  currency: 'USD',
  today: '2026-06-01',
  may_buy: true,
  orders: [],
  next: null,
};
const noClaims = { verdict: 'ok', currency: 'USD', rates: [], claims: [], next: null };
const nothingOverdue = { verdict: 'ok', checks: [], services: [] };
const noReceipts = { verdict: 'ok', currency: 'USD', may_add: true, receipts: [], next: null };
const period = (rows: readonly object[]) => ({
  period_from: '2026-05-18',
  period_to: '2026-05-31',
  rows,
});

/** An app with no page open; `decisions` is the server's list of items that this person has to review. */
async function openApp(role: Role | null) {
  let decisions: object[] | null = [decision(), decision()];
  let crewPunches: object[] = [];
  let sheets: object[] = [];
  let jsas: object[] = [];
  let questions = 0;
  const shown: number[] = [];
  const device = createSimulatedDevice({
    startMs,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      if (pathname === '/config.json') return Response.json(config);
      if (pathname === '/rest/v1/rpc/my_identity' && role) return Response.json(identityAs(role));
      if (pathname === '/rest/v1/crew_members') return Response.json([{ crew_id: crewId }]);
      if (pathname === '/rest/v1/rpc/list_corrections')
        return Response.json({ verdict: 'ok', rows: [] });
      if (pathname === '/rest/v1/rpc/list_waiting_sheets')
        return Response.json({
          verdict: 'ok',
          periods: sheets.length === 0 ? [] : [period(sheets)],
        });
      if (pathname === '/rest/v1/rpc/list_daily_logs')
        return Response.json({ verdict: 'ok', logs: [], next: null });
      if (pathname === '/rest/v1/rpc/list_jsas')
        return Response.json({ verdict: 'ok', jsas, next: null });
      if (pathname === '/rest/v1/rpc/list_orders') return Response.json(noOrders);
      if (pathname === '/rest/v1/rpc/list_receipts') return Response.json(noReceipts);
      if (pathname === '/rest/v1/rpc/list_claims') return Response.json(noClaims);
      if (pathname === '/rest/v1/rpc/list_overdue_checks') return Response.json(nothingOverdue);
      if (pathname === '/rest/v1/rpc/my_inbox') return Response.json({ items: [] });
      if (pathname === '/rest/v1/rpc/my_clock') return Response.json(myClock());
      if (pathname === '/rest/v1/rpc/my_crew_punches')
        return Response.json({ punches: crewPunches });
      if (pathname !== '/rest/v1/decision_items') return Response.json({}, { status: 404 });
      questions += 1;
      return decisions ? Response.json(decisions) : Response.json({}, { status: 403 });
    },
  });
  const tab = device.openTab();
  const { platform } = tab;
  if (role !== null) platform.localStore.set('muster.session', JSON.stringify(session));
  const data = createData({
    platform: { ...platform, badge: (count) => shown.push(count) },
    appVersion: '1.2.3',
    device: openDeviceDatabase(randomId()),
    cache: openCacheDatabase(randomId()),
  });
  const joined = new Map<string, () => void>();
  return {
    device,
    tab,
    data: {
      ...data,
      realtime: {
        join: (topic: string, onChange: (change: TopicChange) => void) => {
          joined.set(topic, () => onChange({ topic, since: null }));
          return () => void joined.delete(topic);
        },
      },
    },
    /** The app's topics; calling one signals a change there. */
    joined,
    shown,
    questions: () => questions,
    sheetsWait: (waiting: object[]) => {
      sheets = waiting;
    },
    jsasWait: (waiting: object[]) => {
      jsas = waiting;
    },
    crewPunched: (punches: object[]) => {
      crewPunches = punches;
    },
    serverSays: (said: object[] | null) => {
      decisions = said;
    },
    isHere: () => expect.poll(() => data.account.state().kind).toBe('signed_in'),
  };
}

describe('the number on the app’s icon', () => {
  it('is removed where no one is signed in', async () => {
    const app = await openApp(null);
    keepCounts(app.data, createCounts());
    expect(app.shown).toEqual([0]);
  });

  it('asks for no one’s decisions where the person decides nothing', async () => {
    const app = await openApp('employee');
    keepCounts(app.data, createCounts());
    await expect.poll(() => app.shown).toEqual([0]);
    expect(app.questions()).toBe(0);
  });

  it('counts what only the person can settle, not what sends itself', async () => {
    const { data, shown, isHere } = await openApp('employee');
    await isHere();
    const waiting = item({ state: 'waiting', attempts: 0, nextAttemptAtMs: null, failure: null });
    const reason = { by: 'verdict', code: 'person_not_allowed', answer: null } as const;
    const parked = item({ state: 'attention', attempts: 1, reason });
    const view = { ...data.outbox.view(), isRead: true, items: [waiting, parked] };
    keepCounts({ ...data, outbox: { ...data.outbox, view: () => view } }, createCounts());
    await expect.poll(() => shown).toEqual([1]);
  });

  it('counts what an employee needs to answer on the tab of the clock, and hears of it live', async () => {
    const app = await openApp('employee');
    const counts = createCounts();
    app.crewPunched([crewPunch(), crewPunch()]);
    keepCounts(app.data, counts);
    await expect.poll(() => counts.get('/dashboard')).toBe(2);
    await expect
      .poll(() => [...app.joined.keys()])
      .toEqual([`person:${userId}:clock`, `person:${userId}:inbox`]);
    app.crewPunched([]);
    app.joined.get(`person:${userId}:clock`)?.();
    await expect.poll(() => counts.get('/dashboard')).toBe(0);
  });

  it('counts what a supervisor needs to answer on the page of their own time', async () => {
    const app = await openApp('supervisor');
    const counts = createCounts();
    app.crewPunched([crewPunch()]);
    keepCounts(app.data, counts);
    await expect.poll(() => counts.get('/time')).toBe(1);
    expect(counts.get('/dashboard')).toBe(0);
    await expect.poll(() => app.shown).toEqual([3]);
  });

  it('has once what several sources count at one place', async () => {
    const app = await openApp('supervisor');
    const counts = createCounts();
    app.sheetsWait([signedSheet()]);
    keepCounts(app.data, counts);
    await expect.poll(() => counts.get('/approvals')).toBe(3);
    await expect.poll(() => app.shown).toEqual([3]);
  });

  it('adds the JSAs that wait for approval, and hears of them live', async () => {
    const app = await openApp('supervisor');
    const counts = createCounts();
    app.jsasWait([waitingJsa(), waitingJsa()]);
    keepCounts(app.data, counts);
    await expect.poll(() => counts.get('/approvals')).toBe(4);
    app.jsasWait([]);
    app.joined.get(`company:${companyId}:jsas`)?.();
    await expect.poll(() => counts.get('/approvals')).toBe(2);
  });

  it('stays as it was while the decisions are not known', async () => {
    const app = await openApp('supervisor');
    app.serverSays(null);
    keepCounts(app.data, createCounts());
    await app.isHere();
    await expect.poll(app.questions).toBeGreaterThan(0);
    expect(app.shown).toEqual([]);
  });

  it('counts the decisions that wait, with no page open that shows them', async () => {
    const app = await openApp('supervisor');
    const counts = createCounts();
    keepCounts(app.data, counts);
    await expect.poll(() => app.shown).toEqual([2]);
    expect(counts.get('/approvals')).toBe(2);
    app.serverSays([decision()]);
    await app.data.queryClient.invalidateQueries({ queryKey: [userId, 'crew_time'] });
    await expect.poll(() => app.shown).toEqual([2, 1]);
  });

  it.each([
    ['supervisor', `crew:${crewId}:clock`],
    ['admin', `company:${companyId}:clock`],
  ] as const)('follows what a %s hears live', async (role, topic) => {
    const app = await openApp(role);
    keepCounts(app.data, createCounts());
    await expect.poll(() => app.shown).toEqual([2]);
    await expect.poll(() => [...app.joined.keys()]).toContain(topic);
    app.serverSays([decision(), decision(), decision()]);
    app.joined.get(topic)?.();
    await expect.poll(() => app.shown).toEqual([2, 3]);
  });

  it('asks twice for a whole crew that clocks in at once', async () => {
    const app = await openApp('admin');
    keepCounts(app.data, createCounts());
    await expect.poll(() => app.shown).toEqual([2]);
    for (let punch = 0; punch < 50; punch += 1) app.joined.get(`company:${companyId}:clock`)?.();
    await expect.poll(app.questions).toBe(2);
    app.serverSays([decision()]);
    await app.device.advance(5000);
    await expect.poll(() => app.shown).toEqual([2, 1]);
    await app.device.advance(60_000);
    expect(app.questions()).toBe(3);
  });

  it('asks nothing while no one sees the page, and at once when someone does', async () => {
    const app = await openApp('admin');
    keepCounts(app.data, createCounts());
    await expect.poll(() => app.shown).toEqual([2]);
    app.tab.show(false);
    app.serverSays([decision()]);
    app.joined.get(`company:${companyId}:clock`)?.();
    await app.device.advance(60_000);
    expect(app.questions()).toBe(1);
    app.tab.show(true);
    await expect.poll(() => app.shown).toEqual([2, 1]);
  });

  it('leaves the asking to a page that shows the decisions', async () => {
    const app = await openApp('admin');
    keepCounts(app.data, createCounts());
    await expect.poll(() => app.shown).toEqual([2]);
    const [shown] = app.data.queryClient
      .getQueryCache()
      .findAll({ queryKey: [userId, 'crew_time'] });
    const close = new QueryObserver(app.data.queryClient, { queryKey: shown?.queryKey ?? [] });
    const stop = close.subscribe(() => undefined);
    await expect.poll(() => app.data.queryClient.isFetching()).toBe(0);
    const before = app.questions();
    app.joined.get(`company:${companyId}:clock`)?.();
    await app.device.advance(5000);
    expect(app.questions()).toBe(before);
    stop();
    app.joined.get(`company:${companyId}:clock`)?.();
    await expect.poll(app.questions).toBe(before + 1);
  });

  it('listens no longer for someone who has signed out', async () => {
    const app = await openApp('admin');
    const counts = createCounts();
    keepCounts(app.data, counts);
    await expect.poll(() => app.joined.size).toBeGreaterThan(1);
    await expect.poll(() => counts.get('/approvals')).toBe(2);
    await app.data.signOut({ leavesUnsent: true });
    await expect.poll(() => app.joined.size).toBe(0);
    expect(counts.get('/approvals')).toBe(0);
  });
});

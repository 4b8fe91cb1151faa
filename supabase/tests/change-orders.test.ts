import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { beforeEach, describe, expect, test } from 'vitest';
import { createChangeOrderLink } from '../../apps/server/src/change-orders/change-order-link.ts';
import { createWorkSheet } from '../../apps/server/src/reports/work-sheet.ts';
import { createSendChangeOrder } from '../../apps/server/src/change-orders/send-change-order-job.ts';
import type { MailMessage } from '../../apps/server/src/mail/mail-message.ts';
import { MailRefused } from '../../apps/server/src/mail/mail-refused.ts';
import {
  shownChangeOrderSchema,
  workInProgressSchema,
} from '../../packages/contract/src/change-orders.ts';
import { jobHoursSchema } from '../../packages/contract/src/job-costs.ts';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import {
  act,
  changeOrderFacts,
  draftChangeOrder,
  listChangeOrders,
  readChangeOrder,
  saveChangeOrder,
} from './support/change-orders.ts';
import { call, lineOf, readBudget, saveBudget, saveCost } from './support/costs.ts';
import { callJson } from './support/hazards.ts';
import { shareDatabase } from './support/shared-database.ts';
import {
  readTicket,
  saveTicket,
  scribble,
  signatureOf,
  signTicket,
  ticketFacts,
} from './support/tickets.ts';

/** Change orders: the customer pays a price, the budget grows by a cost, and neither side sees the other's. */
const shared = shareDatabase();
let cast: Cast;
let secret: string;
beforeEach(async () => {
  cast = await openCast(shared());
  secret = newSecret();
});

const newSecret = () => randomBytes(24).toString('hex');
const hashOf = (of: string) => createHash('sha256').update(of).digest('hex');
const send = (id: string, version = 1, of = secret) =>
  act(cast, id, version, 'send', { secret_hash: hashOf(of), days: 30 });

async function press(asked: object): Promise<unknown> {
  const request = new Request('http://server/', { method: 'POST', body: JSON.stringify(asked) });
  const answer = await createChangeOrderLink(cast.database).handle(request, {
    role: 'anon',
    claims: {},
    userId: null,
  });
  return answer.json();
}
const read = (of = secret) => press({ act: 'read', secret: of });
const approve = (version: number, change: object = {}) =>
  press({
    act: 'approve',
    secret,
    facts: { version, name: 'Dana Whitfield', role: 'Owner', drawing: scribble, ...change },
  });
const dead = { verdict: 'refused', reason: 'link_not_valid' };

async function sums() {
  const { lines } = await readBudget(cast);
  const { contract } = await listChangeOrders(cast);
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((all, line) => all + of(line), 0);
  return {
    changed: sum(({ changed }) => changed),
    revised: sum(({ revised }) => revised),
    contract: (contract.price ?? 0) + contract.approved,
  };
}

async function signedTicket(): Promise<string> {
  const { database, supervisor } = cast;
  const id = await saveTicket(database, supervisor, ticketFacts(cast.project));
  await signTicket(database, supervisor, id, await signatureOf(database, supervisor, id));
  return id;
}

describe('a change order', () => {
  test('is for admins of the own company', async () => {
    const id = await draftChangeOrder(cast);
    for (const { caller } of [cast.employee, cast.supervisor, cast.kiosk]) {
      const denied = { verdict: 'refused', reason: 'not_allowed' };
      const answers = [
        await saveChangeOrder(cast, {}, { caller }),
        await call(cast, 'list_change_orders($1)', [cast.project], caller),
        await call(cast, 'read_change_order($1)', [id], caller),
        await call(cast, 'save_contract_money($1, 0, $2)', [cast.project, '{}'], caller),
        await call(cast, 'read_work_in_progress()', [], caller),
        await act(cast, id, 1, 'send', {}, caller),
        await act(cast, id, 1, 'reopen', null, caller),
        await act(cast, id, 1, 'decide', {}, caller),
        await act(cast, id, 1, 'void', 'x', caller),
      ];
      expect(answers).toEqual(answers.map(() => denied));
    }
    const { caller } = cast.foreign.admin;
    expect(await saveChangeOrder(cast, {}, { caller })).toMatchObject({ reason: 'not_found' });
    expect(await call(cast, 'read_change_order($1)', [id], caller)).toMatchObject({
      reason: 'not_found',
    });
    expect(await act(cast, id, 1, 'void', 'x', caller)).toMatchObject({ reason: 'not_found' });
    await expect(call(cast, '(select count(*) from public.change_orders)', [])).rejects.toThrow(
      'permission denied',
    );
  });

  test('raises the budget by its cost and the contract by its price while it is approved', async () => {
    const money = { price: 1_000_000, billed: 0, billed_on: null };
    await call(cast, 'save_contract_money($1, 0, $2)', [cast.project, JSON.stringify(money)]);
    await saveBudget(cast, [lineOf(cast, { amount: 400_000, hours: 80_000 })]);
    const before = { changed: 0, revised: 400_000, contract: 1_000_000 };
    const id = await draftChangeOrder(cast);
    expect(await sums()).toEqual(before);
    await send(id);
    expect(await sums()).toEqual(before);
    expect(await approve(2)).toMatchObject({ verdict: 'ok', state: 'approved' });
    expect(await sums()).toEqual({ changed: 90_000, revised: 490_000, contract: 1_120_000 });
    const rows = ['L', 'M'].map((type) =>
      call(cast, 'read_cost_rows($1, $2, $3, $4)', [cast.project, cast.costCode, type, 'changed']),
    );
    expect(await Promise.all(rows)).toMatchObject([{ total: 60_000 }, { total: 30_000 }]);
    const hours = jobHoursSchema.parse(
      await call(cast, 'read_job_hours($1)', [cast.project], cast.supervisor.caller),
    );
    expect(hours).toMatchObject({ codes: [{ budget_hours: 96_000 }] });
    expect(await act(cast, id, 3, 'void', 'Ordered twice')).toMatchObject({ verdict: 'applied' });
    expect(await sums()).toEqual(before);
  });

  test('of less work takes cost and price away', async () => {
    await saveBudget(cast, [lineOf(cast, { amount: 400_000 })]);
    const lines = [{ ...lineOf(cast, { amount: -50_000, hours: -8000 }), unit: undefined }];
    const id = await draftChangeOrder(cast, { price: -70_000, lines });
    await act(cast, id, 1, 'decide', { decision: 'approved', name: 'Dana', note: null });
    expect(await sums()).toEqual({ changed: -50_000, revised: 350_000, contract: -70_000 });
  });

  test('is numbered within its project, made once by its id, and edited only as a draft', async () => {
    const id = randomUUID();
    const facts = changeOrderFacts(cast);
    expect(await saveChangeOrder(cast, facts, { id })).toEqual({
      verdict: 'applied',
      number: 1,
      version: 1,
    });
    expect(await saveChangeOrder(cast, facts, { id })).toMatchObject({ verdict: 'replayed' });
    expect(await saveChangeOrder(cast, { ...facts, price: 1 }, { id })).toMatchObject({
      reason: 'other_payload',
    });
    const fewer = { ...facts, lines: facts.lines.slice(0, 1) };
    const edited = await saveChangeOrder(cast, fewer, { id, version: 1 });
    expect(edited).toMatchObject({ verdict: 'applied', version: 2 });
    expect(await saveChangeOrder(cast, fewer, { id, version: 1 })).toMatchObject({
      verdict: 'replayed',
    });
    expect(await saveChangeOrder(cast, facts, { id, version: 1 })).toMatchObject({
      reason: 'changed_meanwhile',
    });
    await send(id, 2);
    expect(await saveChangeOrder(cast, facts, { id, version: 3 })).toMatchObject({
      reason: 'wrong_state',
    });
    await act(cast, id, 3, 'reopen');
    expect(await saveChangeOrder(cast, facts, { id, version: 4 })).toMatchObject({
      verdict: 'applied',
    });
    await draftChangeOrder(cast);
    expect((await listChangeOrders(cast)).change_orders).toMatchObject([
      { number: 2, state: 'draft', price: 120_000, cost: 90_000 },
      { number: 1, state: 'draft' },
    ]);
  });

  test.each<[string, object]>([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['scope', { scope: 'x'.repeat(4001) }],
    ['price', { price: 1_000_000_000_000 }],
    ['price', { price: 1.5 }],
    ['price', { price: '1200' }],
    ['lines', { lines: {} }],
    ['lines', { lines: Array.from({ length: 201 }, () => ({})) }],
    ['ticket_ids', { ticket_ids: [randomUUID()] }],
    ['cost', { cost: 1 }],
  ])('is refused for its %s', async (field, change) => {
    expect(await saveChangeOrder(cast, changeOrderFacts(cast, change))).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail: field,
    });
  });

  test('names the line whose amount is too large', async () => {
    const [line] = changeOrderFacts(cast).lines;
    const lines = [{ ...line, amount: -1_000_000_000_000 }];
    expect(await saveChangeOrder(cast, changeOrderFacts(cast, { lines }))).toEqual({
      verdict: 'flawed',
      flaws: [{ line: 1, field: 'amount', reason: 'too_large' }],
    });
  });
});

describe('its public page', () => {
  test('holds no cost, and looking changes nothing', async () => {
    const ticket = await signedTicket();
    const id = await draftChangeOrder(cast, { ticket_ids: [ticket] });
    await send(id);
    const before = await readChangeOrder(cast, id);
    const shown = await read();
    expect(shown).toMatchObject({ verdict: 'ok', price: 120_000, tickets: [{ number: 1 }] });
    // The schema is strict: a field that it doesn't know is refused.
    const { sent_at: _at, ...texts } = shownChangeOrderSchema.parse(shown);
    expect(JSON.stringify(texts)).not.toMatch(/900|600|cost|lines|markup/);
    await read();
    const got = await createChangeOrderLink(cast.database).handle(
      new Request(`http://server/?secret=${secret}&act=approve`),
      { role: 'anon', claims: {}, userId: null },
    );
    expect(got.status).toBe(405);
    expect(await readChangeOrder(cast, id)).toEqual(before);
  });

  test('takes one answer, to what was shown', async () => {
    const id = await draftChangeOrder(cast);
    await send(id);
    expect(await approve(1)).toMatchObject({ reason: 'changed_meanwhile' });
    expect(await approve(2, { name: ' ' })).toMatchObject({ detail: 'name' });
    expect(await approve(2, { drawing: [] })).toMatchObject({ detail: 'drawing' });
    const answers = await Promise.all([approve(2), approve(2)]);
    expect(answers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ state: 'approved', signer_name: 'Dana Whitfield' }),
        { verdict: 'refused', reason: 'wrong_state' },
      ]),
    );
    expect(await readChangeOrder(cast, id)).toMatchObject({
      change_order: { state: 'approved', signer_role: 'Owner', decided_by: null },
    });
  });

  test('declines with a reason', async () => {
    const id = await draftChangeOrder(cast);
    await send(id);
    const facts = { version: 2, name: 'Dana Whitfield', note: '' };
    expect(await press({ act: 'decline', secret, facts })).toMatchObject({ detail: 'note' });
    const why = { ...facts, note: 'Too expensive' };
    expect(await press({ act: 'decline', secret, facts: why })).toMatchObject({
      state: 'declined',
    });
    expect(await act(cast, id, 3, 'void', 'x')).toMatchObject({ reason: 'wrong_state' });
  });

  test('is dead for a wrong secret, after a newer link, after it was recalled, and once it has expired', async () => {
    const [other, last] = [newSecret(), newSecret()];
    const id = await draftChangeOrder(cast);
    expect(await read()).toEqual(dead);
    await send(id);
    await send(id, 2, other);
    expect(await read()).toEqual(dead);
    expect(await approve(2)).toEqual(dead);
    expect(await read(other)).toMatchObject({ verdict: 'ok' });
    await act(cast, id, 3, 'reopen');
    expect(await read(other)).toEqual(dead);
    await send(id, 4, last);
    await cast.database.query(
      `update public_links set expires_at = now() - interval '1 second' where record_id = $1`,
      [id],
    );
    expect(await read(last)).toEqual(dead);
    expect(await press({ act: 'read', secret: 'x' })).toEqual(dead);
  });
});

describe('the mail to the customer', () => {
  const mails: MailMessage[] = [];
  const mailed = (change: object = {}) => ({
    secret_hash: hashOf(secret),
    days: 30,
    mail: 'dana@owner.example',
    secret,
    ...change,
  });
  /** Runs what waits, as a worker does. */
  async function deliver(refusal: Error | null = null, attempt = 1): Promise<void> {
    const job = createSendChangeOrder({
      siteUrl: 'https://muster.example',
      transport: {
        deliver: (mail) => {
          if (refusal !== null) return Promise.reject(refusal);
          mails.push(mail);
          return Promise.resolve();
        },
      },
    });
    const [waiting] = await cast.database.query<{ payload: unknown }>(
      `select payload from app.jobs where kind = 'send_change_order' and payload ->> 'company_id' = $1
       order by created_at desc limit 1`,
      [cast.company],
    );
    await job.run(waiting?.payload, {
      database: cast.database,
      attempt,
      progress: () => Promise.resolve(),
      signal: new AbortController().signal,
    });
  }
  const linkOf = async (id: string) => (await readChangeOrder(cast, id)).link;

  test('has the price and the link in its fragment, no cost, and goes out once', async () => {
    mails.length = 0;
    const id = await draftChangeOrder(cast);
    expect(await act(cast, id, 1, 'send', mailed({ mail: 'nobody' }))).toMatchObject({
      detail: 'mail',
    });
    expect(await act(cast, id, 1, 'send', mailed({ secret: newSecret() }))).toMatchObject({
      detail: 'secret',
    });
    expect(await act(cast, id, 1, 'send', mailed())).toMatchObject({ verdict: 'applied' });
    expect(await linkOf(id)).toMatchObject({ mail: 'dana@owner.example', mail_state: 'queued' });
    await deliver();
    await deliver();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'dana@owner.example' });
    expect(mails[0]?.text).toContain(`https://muster.example/change-order#${secret}`);
    expect(mails[0]?.text).toContain('$1,200.00');
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/[96]00\.00|markup/i);
    expect(await linkOf(id)).toMatchObject({ mail_state: 'sent', mail_error: null });
    // The mail changed nothing that the customer was shown.
    expect(await approve(2)).toMatchObject({ state: 'approved' });
  });

  test('that is refused says so, and one whose link has ended isn’t sent', async () => {
    mails.length = 0;
    const id = await draftChangeOrder(cast);
    await act(cast, id, 1, 'send', mailed());
    await expect(deliver(new Error('no route'), 1)).rejects.toThrow('no route');
    expect(await linkOf(id)).toMatchObject({ mail_state: 'queued' });
    await deliver(new MailRefused('550 no such mailbox'));
    expect(await linkOf(id)).toMatchObject({
      mail_state: 'failed',
      mail_error: 'MailRefused: 550 no such mailbox',
    });
    secret = newSecret();
    await act(cast, id, 2, 'send', mailed());
    await act(cast, id, 3, 'reopen');
    await deliver();
    expect(mails).toEqual([]);
  });
});

test('admins are told what the customer answered, and no one else', async () => {
  const told = (person: string) =>
    cast.database.query(
      `select arguments ->> 'decision' as decision, arguments ->> 'note' as note from inbox_items
       where kind = 'change_order_answered' and person_id = $1`,
      [person],
    );
  const id = await draftChangeOrder(cast);
  await send(id);
  await press({
    act: 'decline',
    secret,
    facts: { version: 2, name: 'Dana Whitfield', note: 'Too expensive' },
  });
  expect(await told(cast.admin.personId)).toEqual([
    { decision: 'declined', note: 'Too expensive' },
  ]);
  expect(await told(cast.supervisor.personId)).toEqual([]);
  // Whoever is no admin any longer reads no price in old messages.
  await cast.database.query(`update memberships set role = 'supervisor' where person_id = $1`, [
    cast.admin.personId,
  ]);
  expect(await call(cast, 'my_inbox()', [])).toMatchObject({ items: [] });
});

test('a ticket is on one change order that is neither declined nor void, and stays signed there', async () => {
  const ticket = await signedTicket();
  const open = await saveTicket(cast.database, cast.supervisor, ticketFacts(cast.project));
  expect(await saveChangeOrder(cast, changeOrderFacts(cast, { ticket_ids: [open] }))).toMatchObject(
    { detail: 'ticket_ids' },
  );
  const id = await draftChangeOrder(cast, { ticket_ids: [ticket] });
  expect((await readTicket(cast.database, cast.supervisor, ticket)).ticket.change_order).toEqual({
    id,
    number: 1,
  });
  const again = changeOrderFacts(cast, { ticket_ids: [ticket] });
  expect(await saveChangeOrder(cast, again)).toMatchObject({ reason: 'on_change_order' });
  const voidTicket = () =>
    callJson(cast.database, cast.admin.caller, 'void_ticket($1, $2)', [ticket, 'Wrong day']);
  expect(await voidTicket()).toMatchObject({ reason: 'on_change_order' });
  await act(cast, id, 1, 'void', 'Ordered twice');
  expect((await readTicket(cast.database, cast.admin, ticket)).ticket.change_order).toBeNull();
  await draftChangeOrder(cast, { ticket_ids: [ticket] });
});

test('a contract has a price, and what was billed with its day, over the version that was read', async () => {
  const save = (version: number, facts: object) =>
    call(cast, 'save_contract_money($1, $2::integer, $3)', [
      cast.project,
      String(version),
      JSON.stringify(facts),
    ]);
  const money = { price: 5_000_000, billed: 1_000_000, billed_on: '2026-01-31' };
  expect(await save(0, { ...money, billed_on: null })).toMatchObject({ detail: 'billed_on' });
  expect(await save(0, { ...money, price: -1 })).toMatchObject({ detail: 'price' });
  expect(await save(0, money)).toEqual({ verdict: 'applied', version: 1 });
  expect(await save(0, money)).toEqual({ verdict: 'applied', version: 1 });
  expect(await save(0, { ...money, price: 1 })).toMatchObject({ reason: 'changed_meanwhile' });
  expect(await save(1, { ...money, price: null })).toMatchObject({ verdict: 'applied' });
  expect((await listChangeOrders(cast)).contract).toMatchObject({ price: null, billed: 1_000_000 });
  await saveBudget(cast, [lineOf(cast, { amount: 400_000 })]);
  await saveCost(cast, { amount: 30_000 });
  const id = await draftChangeOrder(cast);
  await act(cast, id, 1, 'decide', { decision: 'approved', name: 'Dana', note: null });
  const work = workInProgressSchema.parse(await call(cast, 'read_work_in_progress()', []));
  const own = work.verdict === 'ok' ? work.projects.find((each) => each.id === cast.project) : null;
  const figures = { billed: 1_000_000, approved: 120_000, actual: 30_000, forecast: 490_000 };
  expect(own).toMatchObject(figures);

  const sheet = async ({ caller }: { readonly caller: TestCaller }) =>
    createWorkSheet({ database: cast.database })(
      new Request('http://server/', {
        method: 'POST',
        body: JSON.stringify({ headings: Array.from({ length: 11 }, (_, at) => `Column ${at}`) }),
      }),
      { role: caller.role, claims: { sub: caller.sub, ...caller.claims }, userId: null },
    );
  expect((await sheet(cast.supervisor)).status).toBe(403);
  const { sheets } = await readXlsx(new Uint8Array(await (await sheet(cast.admin)).arrayBuffer()));
  const cells = sheets[0]?.rows.find((row) => String(row[0]).includes('River bridge'));
  expect(cells?.slice(4)).toEqual([10_000, null, null, 300, 4900, 1200, '2026-01-31']);
});

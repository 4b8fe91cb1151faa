import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import cases from '../../packages/domain/src/tickets/cases/signed-text.json' with { type: 'json' };
import { openCast, type Cast } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import { readTicket, saveTicket, signatureOf, signTicket, ticketFacts } from './support/tickets.ts';

/** A ticket doesn't change after the customer has signed it. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

type Facts = Readonly<Record<string, unknown>>;
const save = (caller: TestCaller, ticket: Facts, id: string = randomUUID(), version = 0) =>
  callJson(cast.database, caller, 'save_ticket($1, $2, $3)', [id, version, ticket]);
const facts = (more: Facts = {}) => ticketFacts(cast.project, more);
const made = (more: Facts = {}) => saveTicket(cast.database, cast.supervisor, facts(more));
const refused = (reason: string, detail?: string) => ({
  verdict: 'refused',
  reason,
  ...(detail !== undefined && { detail }),
});
const countOf = async (table: string) => {
  const [row] = await cast.database.query<{ count: number }>(
    `select count(*)::integer as count from ${table}`,
  );
  return row?.count ?? 0;
};

test.each(cases)('writes and hashes $name as phones do', async ({ ticket, signer, text, hash }) => {
  const [row] = await cast.database.query<{ text: string; hash: string }>(
    'select app.ticket_signed_text($1, $2) as text, app.ticket_hash($1, $2) as hash',
    [JSON.stringify(ticket), JSON.stringify(signer)],
  );
  expect(row).toEqual({ text, hash });
});

describe('a customer’s signature', () => {
  test('is taken once, as the device read the ticket, and freezes it', async () => {
    const id = await made();
    const signed = await signatureOf(cast.database, cast.supervisor, id);
    const signatureId = randomUUID();
    const sign = (more: Facts = {}, own: string = signatureId) =>
      signTicket(cast.database, cast.supervisor, id, { ...signed, ...more }, own);
    for (const [field, more] of [
      ['name', { name: '' }],
      ['name', { name: 'x'.repeat(201) }],
      ['role', { role: null }],
      ['drawing', { drawing: [] }],
      ['drawing', { drawing: [{ points: [{ x: 1.25, y: 1 }] }] }],
      ['drawing', { drawing: [{ points: [{ x: '1', y: 1 }] }] }],
      ['signed_at', { signed_at: '2026-01-05T22:41:07Z' }],
      ['hash', { hash: 'x' }],
      ['person_id', { person_id: cast.employee.personId }],
    ] as const) {
      expect(await sign(more), JSON.stringify(more)).toEqual(refused('invalid_input', field));
    }
    expect(await sign({ role: 'Owner' })).toEqual(refused('changed_meanwhile'));
    expect(await countOf(`work_ticket_signatures where ticket_id = '${id}'`)).toBe(0);
    expect(await sign()).toEqual({ verdict: 'applied' });
    expect(await sign()).toEqual({ verdict: 'replayed' });
    expect(await sign({ hash: '0'.repeat(64) })).toEqual(refused('other_payload'));
    expect(await sign({}, randomUUID())).toEqual(refused('wrong_state'));
    expect(await save(cast.supervisor.caller, facts({ what: 'More' }), id, 2)).toEqual(
      refused('wrong_state'),
    );
    const page = await readTicket(cast.database, cast.admin, id);
    expect(page.ticket.state).toBe('signed');
    expect(page.signature).toMatchObject({
      name: 'Dana Whitfield',
      role: 'Superintendent',
      signed_at: '2026-01-05T22:41:07.250Z',
      collected_by: { person_id: cast.supervisor.personId },
      is_intact: true,
    });
  });

  test('does not fit a ticket that changed after the device read it', async () => {
    const id = await made();
    const signed = await signatureOf(cast.database, cast.supervisor, id);
    await save(cast.supervisor.caller, facts({ why: null }), id, 1);
    expect(await signTicket(cast.database, cast.supervisor, id, signed)).toEqual(
      refused('changed_meanwhile'),
    );
  });

  test('no longer verifies once a byte of the signed content has changed', async () => {
    const photo = {
      id: randomUUID(),
      mime_type: 'image/jpeg',
      size: 10,
      sha256: 'd'.repeat(64),
      caption: null,
    };
    const id = await made({ files: [photo] });
    const signed = await signatureOf(cast.database, cast.supervisor, id);
    await signTicket(cast.database, cast.supervisor, id, signed);
    const changes = [
      `update work_tickets set what = what || '.' where id = $1`,
      `update work_tickets set why = null where id = $1`,
      `update work_tickets set day = day - 1 where id = $1`,
      `update work_tickets set code = 'ZZZZZZ' where id = $1`,
      `update work_ticket_lines set minutes = minutes + 1 where ticket_id = $1 and kind = 'labor'`,
      `update work_ticket_lines set classification = 'Foreman' where ticket_id = $1 and kind = 'labor'`,
      `update work_ticket_lines set quantity = quantity + 1 where ticket_id = $1 and kind = 'material'`,
      `update work_ticket_lines set unit = 'd' where ticket_id = $1 and kind = 'equipment'`,
      `delete from work_ticket_lines where ticket_id = $1 and kind = 'equipment'`,
      `update attachments set sha256 = repeat('e', 64) where record_id = $1`,
      `update work_ticket_signatures set name = 'Dana Whitfielt' where ticket_id = $1`,
      `update work_ticket_signatures set role = 'superintendent' where ticket_id = $1`,
      `update work_ticket_signatures set signed_at = signed_at + interval '1 ms' where ticket_id = $1`,
      `update work_ticket_signatures set drawing = jsonb_set(drawing, '{0,points,0,x}', '12.4') where ticket_id = $1`,
    ];
    const isIntact = async () =>
      (await readTicket(cast.database, cast.admin, id)).signature?.is_intact;
    expect(await isIntact()).toBe(true);
    for (const change of changes) {
      // One after the other, each rolled back.
      // oxlint-disable-next-line no-await-in-loop
      await expect(
        cast.database.transaction(async (transaction) => {
          await transaction.query(change, [id]);
          const [row] = await transaction.query<{ intact: boolean }>(
            `select app.ticket_hash(app.ticket_json(t), jsonb_build_object(
              'name', s.name, 'role', s.role, 'signed_at', app.instant(s.signed_at), 'drawing', s.drawing
            )) = s.hash as intact
            from work_tickets t join work_ticket_signatures s on s.ticket_id = t.id where t.id = $1`,
            [id],
          );
          throw new Error(row?.intact === false ? 'noticed' : 'unnoticed');
        }),
        change,
      ).rejects.toThrow(/^noticed$/);
    }
    expect(await isIntact()).toBe(true);
  });
});

describe('a void ticket', () => {
  test('keeps its signature, is void for a reason once, and another is made from it', async () => {
    const id = await made();
    const signed = await signatureOf(cast.database, cast.supervisor, id);
    await signTicket(cast.database, cast.supervisor, id, signed);
    const voidIt = (caller: TestCaller, reason: string | null) =>
      callJson(cast.database, caller, 'void_ticket($1, $2)', [id, reason]);
    for (const reason of [null, ' ', 'x'.repeat(2001)]) {
      expect(await voidIt(cast.supervisor.caller, reason)).toEqual(
        refused('invalid_input', 'reason'),
      );
    }
    expect(await voidIt(cast.supervisor.caller, 'Wrong day')).toEqual({ verdict: 'applied' });
    expect(await voidIt(cast.supervisor.caller, 'Wrong day')).toEqual({ verdict: 'replayed' });
    expect(await voidIt(cast.admin.caller, 'Other')).toEqual(refused('wrong_state'));
    const next = await made({ copied_from: id, day: '2026-01-04' });
    expect(await readTicket(cast.database, cast.supervisor, next)).toMatchObject({
      ticket: { state: 'open', copied_from: { id } },
      signature: null,
    });
    expect(await readTicket(cast.database, cast.supervisor, id)).toMatchObject({
      ticket: { state: 'void', void_reason: 'Wrong day' },
      signature: { name: 'Dana Whitfield', is_intact: true },
      may_void: false,
    });
  });

  test('is the author’s or an admin’s to void', async () => {
    const id = await saveTicket(cast.database, cast.admin, ticketFacts(cast.openProject));
    const voidIt = ({ caller }: { readonly caller: TestCaller }) =>
      callJson(cast.database, caller, 'void_ticket($1, $2)', [id, 'Twice']);
    expect((await readTicket(cast.database, cast.supervisor, id)).may_void).toBe(false);
    expect(await voidIt(cast.supervisor)).toEqual(refused('not_allowed'));
    const mine = await saveTicket(cast.database, cast.supervisor, ticketFacts(cast.openProject));
    expect(
      await callJson(cast.database, cast.admin.caller, 'void_ticket($1, $2)', [mine, 'x']),
    ).toEqual({ verdict: 'applied' });
  });
});

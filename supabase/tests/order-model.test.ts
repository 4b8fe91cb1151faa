import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { orderPageSchema } from '../../packages/contract/src/purchase-orders.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import {
  applied,
  ask,
  decide,
  lineOf,
  orderForm,
  saveOrder,
  saveSettings,
  submit,
} from './support/orders.ts';
import { shareDatabase } from './support/shared-database.ts';

/** Random people take random steps with an order, checked against a model of the rules without SQL. */
const database = shareDatabase();

const people = ['admin', 'secondAdmin', 'author', 'foreman', 'employee'] as const;
type Who = (typeof people)[number];
const steps = ['save', 'submit', 'approve', 'return', 'reject', 'cancel', 'close'] as const;
type Step = { readonly who: Who; readonly what: (typeof steps)[number]; readonly cents: number };

const limits: Partial<Record<Who, number>> = {
  admin: Infinity,
  secondAdmin: Infinity,
  author: 0,
  foreman: 1000_00,
};
const ownUpTo = 300_00;
const twoFrom = 5000_00;

type Model = {
  approval: 'draft' | 'submitted' | 'approved' | 'returned' | 'rejected';
  total: number;
  inForce: number | null;
  /** The total that was last approved, and its approvers. */
  asked: { total: number; by: Who[] } | null;
  submitter: Who | null;
  approvals: Who[];
  isOwn: boolean;
  end: 'canceled' | 'closed' | null;
};

/** Returns why a person may not decide; null if they may. */
function refusal(model: Model, who: Who): string | null {
  const limit = limits[who];
  if (limit === undefined) return 'not_allowed';
  if (model.approvals.includes(who)) return 'approved_before';
  if (isOwn(model, who)) {
    return limit === Infinity && model.total <= ownUpTo ? null : 'own_order';
  }
  return model.total <= limit ? null : 'over_limit';
}
const isOwn = (model: Model, who: Who) => who === 'author' || who === model.submitter;
const missing = (model: Model) => {
  const able = people.filter((who) => refusal(model, who) === null).length;
  const needed = model.total >= twoFrom && able + model.approvals.length >= 2 ? 2 : 1;
  return Math.max(needed - model.approvals.length, 0);
};

/** Returns the expected answer to a step, and changes the model if the step is applied. */
function take(model: Model, { who, what, cents }: Step): string {
  const isDecision = what === 'approve' || what === 'return' || what === 'reject';
  if (limits[who] === undefined) return 'not_allowed';
  if (!isDecision && !(limits[who] === Infinity || isOwn(model, who))) return 'not_allowed';
  if (model.end !== null) return 'wrong_state';
  if (isDecision) {
    if (model.approval !== 'submitted') return 'wrong_state';
    const reason = refusal(model, who);
    if (reason !== null) return reason;
    if (what === 'approve') {
      model.isOwn ||= isOwn(model, who);
      model.approvals.push(who);
      if (missing(model) > 0) return 'applied';
      model.approval = 'approved';
      model.inForce = model.total;
      model.asked = { total: model.total, by: [...model.approvals] };
    } else if (what === 'return') {
      model.approval = 'returned';
    } else if (model.inForce === null) {
      model.approval = 'rejected';
    } else {
      model.approval = 'approved';
      model.total = model.inForce;
    }
    return 'applied';
  }
  if (what === 'save') {
    if (model.approval === 'rejected') return 'wrong_state';
    model.approval = 'draft';
    model.total = cents;
  } else if (what === 'submit') {
    if (model.approval !== 'draft' && model.approval !== 'returned') return 'wrong_state';
    const passes = model.asked !== null && passesUnasked(model.asked, model.total);
    model.submitter = who;
    model.approvals = [];
    model.approval = passes ? 'approved' : 'submitted';
    if (passes) model.inForce = model.total;
  } else {
    if (model.approval === 'rejected' || (what === 'close' && model.inForce === null)) {
      return 'wrong_state';
    }
    model.end = what === 'close' ? 'closed' : 'canceled';
    if (model.inForce !== null) model.total = model.inForce;
  }
  return 'applied';
}

function passesUnasked(asked: NonNullable<Model['asked']>, total: number): boolean {
  return (
    total - asked.total <= Math.max(asked.total / 100, 25_00) &&
    !(asked.total < twoFrom && total >= twoFrom) &&
    (total <= asked.total || asked.by.some((who) => total <= (limits[who] ?? 0)))
  );
}

const labelOf = (model: Model) =>
  model.end ?? (model.inForce === null ? model.approval : 'approved');

const amounts = constantFrom(
  1_00,
  300_00,
  300_01,
  1000_00,
  1010_00,
  1025_00,
  1025_01,
  4990_00,
  5000_00,
  9000_00,
);
const anyStep = record<Step>({
  who: constantFrom(...people),
  what: constantFrom(...steps),
  cents: amounts,
});
/** Steps that reach deep states more often than chance does. */
const likelyStep = record<Step>({
  who: constantFrom('admin', 'secondAdmin', 'author', 'foreman'),
  what: constantFrom('save', 'submit', 'submit', 'approve', 'approve', 'approve', 'return'),
  cents: amounts,
});

test(
  'whatever people do in whatever order, states, totals and history are those of the model',
  { timeout: 60_000 },
  async () => {
    const cast = await openCast(database());
    const secondAdmin = await addPerson(cast.database, cast.company, 'admin');
    const persons: Record<Who, Person> = {
      admin: cast.admin,
      secondAdmin,
      author: cast.supervisor,
      foreman: cast.otherSupervisor,
      employee: cast.employee,
    };
    await saveSettings(cast, { own_approval_up_to_cents: ownUpTo });
    await applied(
      ask(cast, cast.admin, 'set_approval_limit($1, $2)', [cast.otherSupervisor.personId, 1000_00]),
    );
    const line = randomUUID();
    const form = (cents: number) =>
      orderForm({
        project_id: cast.openProject,
        lines: [lineOf(cents, { id: line, cost_code_id: cast.costCode, cost_type: 'M' })],
      });

    await assert(
      asyncProperty(
        amounts,
        array(likelyStep, { maxLength: 14 }),
        array(anyStep, { maxLength: 6 }),
        async (first, likely, any) => {
          const { id } = await saveOrder(cast, cast.supervisor, form(first));
          const model: Model = {
            approval: 'draft',
            total: first,
            inForce: null,
            asked: null,
            submitter: null,
            approvals: [],
            isOwn: false,
            end: null,
          };
          let done = 0;
          for (const step of [...likely, ...any]) {
            const [held] = await cast.database.query<{ version: number }>(
              'select version from purchase_orders where id = $1',
              [id],
            );
            const order = { id, version: held?.version ?? 0 };
            const answer = await act(cast, persons[step.who], step, order, form(step.cents));
            const expected = take(model, step);
            expect(answer['reason'] ?? answer['verdict'], JSON.stringify(step)).toBe(expected);
            if (expected === 'applied') done += 1;
          }
          const page = orderPageSchema.parse(await ask(cast, cast.admin, 'order_page($1)', [id]));
          if (page.verdict !== 'ok') throw new Error(page.reason);
          expect({
            label: page.order.label,
            approval: page.approval,
            total: page.order.total_cents,
            inForce:
              page.order.change === null && model.inForce !== null
                ? page.order.total_cents
                : (page.in_force?.totals.total_cents ?? null),
            own: page.order.own_approval,
          }).toEqual({
            label: labelOf(model),
            approval: model.end !== null && model.inForce !== null ? 'approved' : model.approval,
            total: model.total,
            inForce: model.inForce,
            own: model.isOwn,
          });
          // Each applied step is in the history once, except edits of a draft.
          const decided = page.events.filter(
            ({ kind }) => kind !== 'created' && kind !== 'revised',
          );
          const saves = done - decided.length;
          expect(page.events.filter(({ kind }) => kind === 'revised').length).toBeLessThanOrEqual(
            saves,
          );
          // No one approves their own order beyond the limit in the settings.
          for (const event of page.events.filter(({ kind }) => kind === 'approved')) {
            if (event.actor?.person_id === cast.supervisor.personId)
              throw new Error('the author approved');
          }
        },
      ),
      { numRuns: Number(process.env['MUSTER_TEST_FULL'] ?? 0) > 0 ? 100 : 10 },
    );
  },
);

function act(
  cast: Cast,
  person: Person,
  { what }: Step,
  order: { id: string; version: number },
  form: object,
) {
  switch (what) {
    case 'save':
      return ask(cast, person, 'save_order($1, $2, $3)', [order.id, form, order.version]);
    case 'submit':
      return submit(cast, person, order);
    case 'approve':
    case 'return':
    case 'reject':
      return decide(cast, person, order, what, { reason: 'Because' });
    case 'cancel':
    case 'close':
      return ask(cast, person, `${what}_order($1, $2, $3, $4)`, [
        randomUUID(),
        order.id,
        order.version,
        'Because',
      ]);
  }
}

test('fifty submits at once get fifty numbers', async () => {
  const cast = await openCast(database());
  const drafts = await Promise.all(
    Array.from({ length: 50 }, () => saveOrder(cast, cast.supervisor)),
  );
  const answers = await Promise.all(drafts.map((draft) => submit(cast, cast.supervisor, draft)));
  expect(new Set(answers.map((answer) => answer['number'])).size).toBe(50);
});

test('the lines of an order sum to its total, whatever they are', async () => {
  const cast = await openCast(database());
  const lines = array(
    record({
      quantity: integer({ min: 1, max: 100_000 }),
      price: integer({ min: 1, max: 1_000_000 }),
      factor: constantFrom(1000, 333, 100_000, 1_000_000),
      tax: integer({ min: 0, max: 200_000 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
  await assert(
    asyncProperty(lines, integer({ min: 0, max: 100_00 }), async (given, freight) => {
      const answer = await ask(cast, cast.admin, 'check_order(null, $1)', [
        orderForm({
          freight_cents: freight,
          lines: given.map(({ quantity, price, factor, tax }) =>
            lineOf(1, { quantity, price, price_unit: 'lot', price_factor: factor, tax_rate: tax }),
          ),
        }),
      ]);
      const totals = Object(answer['totals']);
      const priced: readonly Record<string, number>[] = Object(answer['lines']);
      const sum = (field: string) => priced.reduce((all, line) => all + Number(line[field]), 0);
      expect(sum('cost_cents')).toBe(totals.total_cents);
      expect(sum('freight_cents')).toBe(freight);
      expect(totals.total_cents).toBe(totals.subtotal_cents + freight + totals.tax_cents);
    }),
    { numRuns: 15 },
  );
});

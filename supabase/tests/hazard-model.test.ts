import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  hazardSteps,
  stateAfterStep,
  type HazardState,
  type HazardStep,
} from '../../packages/domain/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { callJson, reportHazard, stepFacts } from './support/hazards.ts';

/**
 * Random people take random steps with a hazard of the crew's project and its actions. After each step, the database's
 * response and row match a small model's.
 */
const isFull = process.env['MUSTER_TEST_FULL'] === '1';
const stories = isFull ? 200 : 25;
const actors = [
  'admin',
  'otherAdmin',
  'supervisor',
  'otherSupervisor',
  'employee',
  'loner',
] as const;
type Actor = (typeof actors)[number];

let cast: Cast;
let people: Readonly<Record<Actor, Person>>;
const seen = new Set<string>();
const eventful = ['verify applied', 'verify own_resolution', 'verify open_actions'];
beforeAll(async () => {
  cast = await openCast();
  const otherAdmin = await addPerson(cast.database, cast.company, 'admin');
  people = { ...cast, otherAdmin };
});
afterAll(() => cast.close());

type Model = {
  state: HazardState;
  assignee: Actor | null;
  resolver: Actor | null;
  openActions: string[];
};

const event = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('step' as const),
      actor: fc.constantFrom(...actors),
      step: fc.constantFrom(...hazardSteps),
      assignee: fc.constantFrom(...actors),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('action' as const),
      actor: fc.constantFrom(...actors),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('done' as const), actor: fc.constantFrom(...actors) }),
  },
);

test(
  'a hazard goes from state to state as the model says, whoever tries what',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 20 }), async (events) => {
        const hazard = await reportHazard(cast.database, cast.employee.caller, {
          project_id: cast.project,
        });
        const model: Model = { state: 'open', assignee: null, resolver: null, openActions: [] };
        for (const happening of events) {
          if (happening.kind === 'step') await takeStep(hazard, model, happening);
          else if (happening.kind === 'action') await addAction(hazard, model, happening.actor);
          else await finishAction(model, happening.actor);
          await compare(hazard, model);
        }
      }),
      { numRuns: stories, endOnFailure: true },
    );
    // The few stories of an ordinary run may not include every event.
    const missing = eventful.filter((happened) => !seen.has(happened));
    expect(isFull ? missing : []).toEqual([]);
  },
);

const manages = (actor: Actor) => ['admin', 'otherAdmin', 'supervisor'].includes(actor);

async function takeStep(
  hazard: string,
  model: Model,
  { actor, step, assignee }: { actor: Actor; step: HazardStep; assignee: Actor },
): Promise<void> {
  const facts = {
    ...(step === 'assign' && { assignee_person_id: people[assignee].personId }),
    comment: 'Said',
  };
  const answer = await callJson(
    cast.database,
    people[actor].caller,
    'change_hazard($1, $2, $3, $4)',
    [randomUUID(), hazard, step, stepFacts(step, facts)],
  );
  const expected = whyNot(model, actor, step);
  seen.add(`${step} ${expected ?? 'applied'}`);
  expect(answer['reason'] ?? null).toBe(expected);
  if (expected !== null) return;
  model.state = stateAfterStep(model.state, step) ?? model.state;
  if (step === 'assign') model.assignee = assignee;
  if (step === 'resolve') model.resolver = actor;
  if (step === 'reopen') model.resolver = null;
}

function whyNot(model: Model, actor: Actor, step: HazardStep): string | null {
  const isOwn = model.assignee === actor;
  if (actor === 'loner' && !isOwn) return 'not_found';
  if (actor === 'otherSupervisor' && !isOwn) return 'not_found';
  if (!manages(actor) && !(isOwn && (step === 'start' || step === 'resolve'))) return 'not_allowed';
  if (stateAfterStep(model.state, step) === null) return 'wrong_state';
  if (step === 'start' && model.assignee === null) return 'wrong_state';
  if (step === 'verify' && model.openActions.length > 0) return 'open_actions';
  // With two admins, neither may close a hazard that they resolved themselves.
  if (step === 'verify' && model.resolver === actor) return 'own_resolution';
  return null;
}

async function addAction(hazard: string, model: Model, actor: Actor): Promise<void> {
  const id = randomUUID();
  const answer = await callJson(
    cast.database,
    people[actor].caller,
    'save_corrective_action($1, $2, $3)',
    [
      id,
      hazard,
      { what: 'Nail it', assignee_person_id: cast.employee.personId, due_on: '2026-12-01' },
    ],
  );
  const isAdded = manages(actor) && model.state !== 'verified';
  expect(answer['verdict']).toBe(isAdded ? 'applied' : 'refused');
  if (isAdded) model.openActions.push(id);
}

async function finishAction(model: Model, actor: Actor): Promise<void> {
  const [id] = model.openActions;
  if (id === undefined) return;
  const answer = await callJson(
    cast.database,
    people[actor].caller,
    `settle_corrective_action($1, $2, 'done')`,
    [randomUUID(), id],
  );
  const isDone = manages(actor) || actor === 'employee';
  expect(answer['verdict']).toBe(isDone ? 'applied' : 'refused');
  if (isDone) model.openActions.shift();
}

async function compare(hazard: string, model: Model): Promise<void> {
  const [row] = await cast.database.query(
    `select h.state, h.assignee_person_id, h.resolved_by, h.verified_by_resolver,
       app.open_action_count(h.company_id, h.id) as open_actions
     from hazards h where h.id = $1`,
    [hazard],
  );
  expect(row).toEqual({
    state: model.state,
    assignee_person_id: model.assignee && people[model.assignee].personId,
    resolved_by: model.resolver && people[model.resolver].personId,
    verified_by_resolver: false,
    open_actions: model.openActions.length,
  });
}

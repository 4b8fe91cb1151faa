import { apiError } from '../errors/api-errors.ts';
import { closest } from '../errors/similar-names.ts';
import type { BodyKind } from '../request/media-type.ts';
import { type Qualified, type Routine, type SchemaCache, keyOf } from '../schema/types.ts';

/**
 * How a function is called.
 * - `argumentNames`: sorted.
 * - `bodyKind`: the kind of body; null if arguments come in the query.
 */
export type Call = {
  readonly routine: Qualified;
  readonly argumentNames: readonly string[];
  readonly bodyKind: BodyKind | null;
};

const bodyTypes: Readonly<Partial<Record<BodyKind, readonly string[]>>> = {
  json: ['json', 'jsonb'],
  text: ['text'],
  xml: ['xml'],
  bytes: ['bytea'],
};

/**
 * Finds the only overload that takes exactly the given arguments, or else the one whose single unnamed parameter takes
 * the whole body.
 * @throws RestError PGRST202, PGRST203
 */
export function findRoutine(schema: SchemaCache, call: Call): Routine {
  const overloads = schema.routines.get(keyOf(call.routine)) ?? [];
  const named = overloads.filter((routine) => takesArguments(routine, call));
  const candidates =
    named.length > 0 ? named : overloads.filter((routine) => takesBody(routine, call));
  const [first, ...others] = candidates;
  if (first === undefined) throw notFound(schema, call, overloads);
  if (others.length > 0) throw ambiguous(candidates);
  return first;
}

function takesArguments({ parameters }: Routine, { argumentNames, bodyKind }: Call): boolean {
  if (parameters.length === 0) {
    return argumentNames.length === 0 && !isRawBody(bodyKind);
  }
  const required = parameters.filter((parameter) => parameter.required);
  return (
    argumentNames.every((name) => parameters.some((parameter) => parameter.name === name)) &&
    required.every(({ name }) => argumentNames.includes(name))
  );
}

const isRawBody = (kind: BodyKind | null): boolean =>
  kind === 'text' || kind === 'xml' || kind === 'bytes';

function takesBody({ parameters }: Routine, { bodyKind }: Call): boolean {
  const [only, ...others] = parameters;
  return (
    only !== undefined &&
    others.length === 0 &&
    only.name === '' &&
    bodyKind !== null &&
    (bodyTypes[bodyKind]?.includes(only.type) ?? false)
  );
}

function notFound(schema: SchemaCache, call: Call, overloads: readonly Routine[]) {
  const { routine, argumentNames, bodyKind } = call;
  const name = `${routine.schema}.${routine.name}`;
  const names = argumentNames.join(', ');
  const none = ' without parameters';
  const listed = argumentNames.length === 0 ? none : `(${names})`;
  const searched =
    argumentNames.length === 0
      ? none
      : ` with parameter${argumentNames.length > 1 ? 's' : ''} ${names}`;
  const isRaw = isRawBody(bodyKind);
  const nameless = bodyKind === null ? undefined : bodyTypes[bodyKind]?.join('/');
  const details = isRaw
    ? ` with a single unnamed ${nameless} parameter`
    : bodyKind === 'json'
      ? `${searched} or with a single unnamed ${nameless} parameter`
      : searched;
  return apiError(
    'PGRST202',
    `Could not find the function ${name}${isRaw ? '' : listed} in the schema cache`,
    {
      details: `Searched for the function ${name}${details}, but no matches were found in the schema cache.`,
      hint: isRaw ? null : routineHint(schema, call, overloads),
    },
  );
}

function routineHint(
  { routines }: SchemaCache,
  { routine, argumentNames }: Call,
  overloads: readonly Routine[],
): string | null {
  const prefix = `Perhaps you meant to call the function ${routine.schema}.`;
  if (overloads.length > 0) {
    const lists = overloads.map(({ parameters }) =>
      parameterList(parameters.map(({ name }) => name)),
    );
    const list = closest(parameterList(argumentNames), lists, 0.33);
    return list === null ? null : `${prefix}${routine.name}${list}`;
  }
  const names = [...routines.values()].flatMap(([first]) =>
    first?.schema === routine.schema ? [first.name] : [],
  );
  const name = closest(routine.name, names, 0.75);
  return name === null ? null : `${prefix}${name}`;
}

const parameterList = (names: readonly string[]): string => `(${names.toSorted().join(', ')})`;

function ambiguous(candidates: readonly Routine[]) {
  const signatures = candidates.map(({ schema, name, parameters }) => {
    const list = parameters.map((parameter) => `${parameter.name} => ${parameter.type}`);
    return `${schema}.${name}(${list.join(', ')})`;
  });
  return apiError(
    'PGRST203',
    `Could not choose the best candidate function between: ${signatures.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  );
}

import type { Payload } from '../request/payload.ts';
import type { Routine, RoutineParameter } from '../schema/types.ts';

/** Source of a call's arguments. */
export type CallArguments =
  | { readonly kind: 'none' }
  /** The whole body as the only unnamed parameter. */
  | { readonly kind: 'body'; readonly content: string | Uint8Array; readonly type: string }
  /** Members of a JSON body, converted by PostgreSQL. */
  | {
      readonly kind: 'json';
      readonly text: string;
      readonly isObject: boolean;
      readonly parameters: readonly RoutineParameter[];
    }
  /** Texts, each cast to its parameter's type; several for a variadic one. */
  | { readonly kind: 'texts'; readonly values: readonly NamedArgument[] };

export type NamedArgument = {
  readonly parameter: RoutineParameter;
  readonly value: string | readonly string[];
};

export type CallPlan = { readonly routine: Routine; readonly arguments: CallArguments };

/** Arguments from the query, in the order of the parameters. */
export function callWithPairs(
  routine: Routine,
  pairs: readonly (readonly [name: string, value: string])[],
): CallPlan {
  const values = routine.parameters.flatMap((parameter): NamedArgument[] => {
    const given = pairs.filter(([name]) => name === parameter.name).map(([, value]) => value);
    const last = given.at(-1);
    if (last === undefined) return [];
    // The last of repeated arguments is used, unless the function is variadic.
    return [{ parameter, value: parameter.variadic ? given : last }];
  });
  return { routine, arguments: values.length === 0 ? { kind: 'none' } : { kind: 'texts', values } };
}

export function callWithPayload(routine: Routine, payload: Payload): CallPlan {
  if (payload.kind === 'form') return callWithPairs(routine, payload.pairs);
  const [first] = routine.parameters;
  if (first?.name === '') {
    const content = payload.kind === 'json' ? payload.text : payload.content;
    return { routine, arguments: { kind: 'body', content, type: first.type } };
  }
  const given = routine.parameters.filter(({ name }) => payload.keys.includes(name));
  return {
    routine,
    arguments:
      payload.kind !== 'json' || given.length === 0
        ? { kind: 'none' }
        : {
            kind: 'json',
            text: payload.text,
            isObject: payload.isObject,
            parameters: given,
          },
  };
}

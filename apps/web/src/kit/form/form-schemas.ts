import * as z from 'zod/mini';

type Path = readonly PropertyKey[];

/** The schema of a form whose values one function reads: what they mean, or the names of the fields that are wrong. */
export function valuesReadBy<Values, Facts>(
  read: (
    values: Values,
  ) => { readonly facts: Facts } | { readonly problems: readonly PropertyKey[] },
) {
  return z.pipe(
    z.custom<Values>(() => true),
    z.transform((values: Values, context): Facts => {
      const found = read(values);
      if ('facts' in found) return found.facts;
      for (const field of found.problems) {
        context.issues.push({ code: 'custom', input: values, path: [field] });
      }
      return z.NEVER;
    }),
  );
}

/** The schema of a form that is sent as it is typed, once no field or part of one is wrong. */
export function valuesCheckedBy<Values>(
  wrongPaths: (values: Values) => readonly (string | Path)[],
) {
  return z.custom<Values>().check(({ value, issues }) => {
    for (const path of wrongPaths(value)) {
      issues.push({
        code: 'custom',
        input: value,
        path: typeof path === 'string' ? [path] : [...path],
      });
    }
  });
}

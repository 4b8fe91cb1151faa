import * as z from 'zod/mini';

type Path = readonly PropertyKey[];

/**
 * Makes the schema of a form whose values are parsed by one function, which returns the result or the names of the
 * fields with errors.
 */
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

/** Makes the schema of a form whose values are sent as typed, once no field or part of one has an error. */
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

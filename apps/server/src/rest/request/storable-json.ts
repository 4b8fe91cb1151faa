/** Whole JSON escapes, so that the second half of `\\` doesn't begin one; a pair of surrogates is one. */
const escapes = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4}|[^u])/g;

/** Replaces NUL and halves of surrogate pairs, which PostgreSQL's jsonb rejects, with the replacement character. */
export function storableJson(text: string): string {
  return text.replace(escapes, (escape) =>
    /^\\u(?:0000|[dD][89a-fA-F][\da-fA-F]{2})$/.test(escape) ? '\\ufffd' : escape,
  );
}

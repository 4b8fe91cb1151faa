/** Whole escapes of JSON, so that the second half of `\\` begins none; a pair of surrogates is one. */
const escapes = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4}|[^u])/g;

/** PostgreSQL's jsonb takes neither NUL nor half a surrogate pair: each becomes the replacement character. */
export function storableJson(text: string): string {
  return text.replace(escapes, (escape) =>
    /^\\u(?:0000|[dD][89a-fA-F][\da-fA-F]{2})$/.test(escape) ? '\\ufffd' : escape,
  );
}

/** Returns the answer of a function that refuses, to compare with. */
export const refused = (reason: string, detail?: string) => ({
  verdict: 'refused',
  reason,
  ...(detail !== undefined && { detail }),
});

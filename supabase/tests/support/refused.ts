/** What a function answers that refuses, for a comparison. */
export const refused = (reason: string, detail?: string) => ({
  verdict: 'refused',
  reason,
  ...(detail !== undefined && { detail }),
});

/** What a function answers whoever may not have what they ask for: a code of the catalog, and why. */
export function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}

/** The response to a caller who isn't allowed something: a code from the catalog and the reason. */
export function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}

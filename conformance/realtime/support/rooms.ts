import type { TestServer } from '@muster/testkit';

/**
 * Topics `room:*` that every signed-in user may listen to, with `room:open` also open for sending;
 * and a way for tests to send from the database.
 */
export const rooms = `
  create policy test_hear on realtime.messages for select to authenticated
    using (realtime.topic() like 'room:%');
  create policy test_speak on realtime.messages for insert to authenticated
    with check (realtime.topic() = 'room:open');
  create function public.test_send(payload jsonb, event text, topic text, private boolean)
    returns void language sql security definer as 'select realtime.send($1, $2, $3, $4)';
  grant execute on function public.test_send(jsonb, text, text, boolean) to service_role;
  create function public.test_send_binary(payload bytea, event text, topic text, private boolean)
    returns void language sql security definer as 'select realtime.send_binary($1, $2, $3, $4)';
  grant execute on function public.test_send_binary(bytea, text, text, boolean) to service_role;
`;

/** Sends a broadcast from the database in its own transaction; bytes make a binary one. */
export async function sendFromDatabase(
  server: Pick<TestServer, 'url' | 'serviceRoleKey'>,
  {
    payload,
    ...message
  }: { topic: string; event: string; payload: object | Buffer; private?: boolean },
): Promise<void> {
  const isBinary = Buffer.isBuffer(payload);
  const answer = await fetch(`${server.url}/rest/v1/rpc/test_send${isBinary ? '_binary' : ''}`, {
    method: 'POST',
    headers: { apikey: server.serviceRoleKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      private: true,
      ...message,
      payload: isBinary ? `\\x${payload.toString('hex')}` : payload,
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

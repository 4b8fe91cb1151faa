import { type Answer, type TestRoom, strongPassword } from '../test-room.ts';
import { createUser } from '../users/create-user.ts';

/** Signs in a confirmed user by password, for one test alone. */
export async function signedInUser(
  room: TestRoom,
  email: string,
): Promise<{ id: string; email: string; session: Answer }> {
  const { id } = await createUser(room, { email, password: strongPassword });
  return { id, email, session: await signIn(room, email) };
}

export function signIn(
  room: TestRoom,
  email: string,
  password: string = strongPassword,
): Promise<Answer> {
  return room.request('POST', '/token?grant_type=password', { email, password });
}

export function refresh(room: TestRoom, token: string | undefined): Promise<Answer> {
  return room.request('POST', '/token?grant_type=refresh_token', { refresh_token: token });
}

/** Bans for an hour by the room's clock; a negative number means that the ban ended that many hours ago. */
export async function ban(room: TestRoom, userId: string, hours = 1): Promise<void> {
  await room.database.query('update auth.users set banned_until = $2 where id = $1', [
    userId,
    new Date(room.now() + hours * 3_600_000),
  ]);
}

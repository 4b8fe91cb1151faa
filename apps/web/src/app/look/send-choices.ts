import * as z from 'zod/mini';
import type { Data } from '../../data/data.ts';
import { DataError, expectRow } from '../../data/errors/data-error.ts';
import type { LookStore, UnsentChoice } from './look.ts';

const rowsSchema = z.array(z.object({ language: z.string(), theme: z.string() }));

/** Tells the server what somebody chose, as soon as it can be reached by that person's session. */
export function sendLookChoices(
  {
    account,
    api,
    platform,
  }: Pick<Data, 'platform'> & {
    readonly account: Pick<Data['account'], 'state' | 'subscribe' | 'refresh'>;
    readonly api: Pick<Data['api'], 'query'>;
  },
  look: Pick<LookStore, 'unsent' | 'settle' | 'subscribe'>,
): void {
  let isSending = false;

  async function send(choice: UnsentChoice): Promise<void> {
    const { userId, ...change } = choice;
    const rows = await api.query(
      (rest) => rest.from('profiles').update(change).eq('id', userId).select('language,theme'),
      rowsSchema,
    );
    expectRow(rows);
    // Until this device knows it of the server, the choice is what the next start goes by.
    if (await account.refresh()) look.settle(choice);
  }

  async function sendIfPossible(): Promise<void> {
    const choice = look.unsent();
    const state = account.state();
    const isOwn = state.kind === 'signed_in' && state.identity.user_id === choice?.userId;
    if (choice === null || !isOwn || state.session === 'needed' || isSending) return;
    if (platform.network.state() === 'offline') return;
    isSending = true;
    try {
      await send(choice);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      // A refusal will not change by asking again; the choice then holds on this device only.
      if (error.kind === 'refused') look.settle(choice);
    } finally {
      isSending = false;
    }
    // What was chosen meanwhile found this one busy.
    const left = look.unsent();
    const isNewer = left?.language !== choice.language || left?.theme !== choice.theme;
    if (left !== null && isNewer) await sendIfPossible();
  }

  const sendLater = () => void sendIfPossible();
  look.subscribe(sendLater);
  account.subscribe(sendLater);
  platform.network.subscribe(sendLater);
  sendLater();
}

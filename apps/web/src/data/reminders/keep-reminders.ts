import type { MyClock } from '@muster/contract';
import type { Reminder } from '@muster/domain/reminders/reminder-plan';
import type { LocalNotices } from '../../platform/native/local-notices.ts';
import type { Platform } from '../../platform/platform.ts';
import { myClockQuery } from '../clock/my-clock-query.ts';
import { pendingPunches } from '../clock/pending-punches.ts';
import { type PredictedClock, predictClock } from '../clock/predict-clock.ts';
import { forgetCover, keepCover } from '../devices/cover.ts';
import { DataError } from '../errors/data-error.ts';
import { type Account, isFullySignedIn } from '../identity/account.ts';
import type { OutboxView } from '../outbox/outbox.ts';
import type { SnapshotReader } from '../query/snapshot-query.ts';
import { isOwnPage } from '../push/own-page.ts';
import { noticeId, phoneReminders } from './phone-reminders.ts';
import { reminderPlanQuery, type StoredPlan } from './reminder-plan-query.ts';

const everyMs = 30 * 60_000;
/** Set while the phone may have notifications of ours. */
const scheduledKey = 'muster.reminders-scheduled';
/** Id of the running notice; a break's notice replaces it. */
const runningId = 1;

/**
 * Schedules reminders as the phone's own notifications, from the plan as last fetched and this phone's punches. The
 * server learns which reminders this device covers, and doesn't send those itself.
 */
export function keepReminders(dependencies: {
  readonly notices: LocalNotices;
  readonly account: Pick<Account, 'state' | 'subscribe'>;
  readonly snapshots: SnapshotReader;
  readonly outbox: { view(): OutboxView; subscribe(listener: () => void): () => void };
  readonly platform: Pick<Platform, 'clock' | 'localStore' | 'network' | 'visibility'>;
  readonly wordsOf: (
    reminder: Reminder,
    plan: StoredPlan,
  ) => { readonly title: string; readonly body: string };
  /** Text of the running notice, while someone is on the clock or on a break. */
  readonly runningWords: (
    clock: PredictedClock,
  ) => Omit<Parameters<LocalNotices['showRunning']>[0], 'id'>;
  readonly openClock: () => void;
  /** A page of the app, from its root. */
  readonly openPage: (path: string) => void;
  /** Reports to the server at once which reminders this device covers now. */
  readonly report: () => Promise<void>;
  readonly reportError: (error: unknown) => void;
}): void {
  const { notices, account, snapshots, outbox, wordsOf } = dependencies;
  const { clock, localStore, network, visibility } = dependencies.platform;
  let turn: Promise<void> = Promise.resolve();
  /** Text of the running notice on the screen; unknown after a start. */
  let shownRunning: string | null = null;
  let seenItems: OutboxView['items'] | null = null;

  function person(): { readonly userId: string; readonly personId: string } | null {
    const state = account.state();
    if (state.kind !== 'signed_in' || !isFullySignedIn(state)) return null;
    const { user_id: userId, person_id: personId } = state.identity;
    return personId === null ? null : { userId, personId };
  }

  /** Does nothing if nothing was ever scheduled on this phone. */
  async function drop(): Promise<void> {
    forgetCover(localStore);
    if (localStore.get(scheduledKey) === null) return;
    await notices.cancel(await notices.waiting());
    await notices.hideAll();
    shownRunning = '';
    localStore.remove(scheduledKey);
  }

  async function settle(asks: boolean): Promise<void> {
    const me = person();
    if (me === null || !(await notices.isAllowed())) return drop();
    const planned = reminderPlanQuery(me.userId);
    const clocked = myClockQuery(me.userId);
    if (asks && network.state() !== 'offline') {
      await Promise.all([snapshots.fetch(planned), snapshots.fetch(clocked)]).catch(
        (error: unknown) => {
          // The stored plan stays in use.
          if (!(error instanceof DataError)) throw error;
        },
      );
    }
    const [plan, server] = await Promise.all([snapshots.read(planned), snapshots.read(clocked)]);
    if (plan === null) return drop();
    const nowMs = clock.wallMs();
    const predicted = clockOf(me.personId, server?.data ?? null, nowMs);
    const { reminders, untilMs } = phoneReminders(plan.data, predicted.entries, nowMs);
    const wanted = new Map(
      reminders.map((reminder) => {
        const words = wordsOf(reminder, plan.data);
        const id = noticeId(`${me.userId} ${reminder.dedupeKey} ${words.title} ${words.body}`);
        return [id, { id, ...words, atMs: reminder.at }];
      }),
    );
    // Set first: notifications that the app doesn't remember would stay after a sign-out.
    localStore.set(scheduledKey, '1');
    const waiting = await notices.waiting();
    await notices.cancel(waiting.filter((id) => !wanted.has(id)));
    await notices.schedule([...wanted.values()].filter(({ id }) => !waiting.includes(id)));
    await showRunning(predicted);
    // The person left in the meantime: their notifications must not stay.
    if (person()?.userId !== me.userId) return drop();
    const cover = { userId: me.userId, untilMs, version: plan.data.version };
    if (keepCover(localStore, cover) && network.state() !== 'offline') await dependencies.report();
  }

  function clockOf(personId: string, server: MyClock | null, nowMs: number): PredictedClock {
    const known = new Set(server?.punches.map(({ id }) => id));
    return predictClock(server, pendingPunches(outbox.view().items, personId, known), nowMs);
  }

  async function showRunning(predicted: PredictedClock): Promise<void> {
    if (predicted.state === 'off') {
      if (shownRunning !== '') await notices.hide(runningId);
      shownRunning = '';
      return;
    }
    const words = dependencies.runningWords(predicted);
    const text = `${words.title} ${words.body}`;
    if (text !== shownRunning) await notices.showRunning({ id: runningId, ...words });
    shownRunning = text;
  }

  /** Runs one at a time, so that an older list never replaces a newer one. */
  function go(asks: boolean): void {
    turn = turn.then(() => settle(asks)).catch(dependencies.reportError);
  }

  notices.onTap((path) => {
    if (path === null) dependencies.openClock();
    else if (isOwnPage(path)) dependencies.openPage(path);
  });
  account.subscribe(() => go(true));
  outbox.subscribe(() => {
    const { isRead, items } = outbox.view();
    if (!isRead || items === seenItems) return;
    seenItems = items;
    go(false);
  });
  network.subscribe((state) => {
    if (state !== 'offline') go(true);
  });
  visibility.subscribe((isVisible) => {
    if (isVisible) go(true);
  });
  const again = () => {
    go(true);
    clock.after(everyMs, again);
  };
  again();
}

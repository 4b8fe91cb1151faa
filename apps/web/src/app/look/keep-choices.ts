import type { Data } from '../../data/data.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { pendingProfile, profileChangesOf } from '../../data/profile/profile-change.ts';
import { StorageError } from '../../data/storage/connection.ts';
import { languages } from '@muster/domain/languages';
import { type LookChange, type LookStore, themeChoices, type UnsentChoice } from './look.ts';

const fields = ['language', 'theme'] as const;

/**
 * Stores the person's choices in the outbox, which sends them to the server. The look's own record applies
 * them to the first frame of the next start, and is dropped once the server's copy matches.
 */
export function keepLookChoices(
  {
    account,
    outbox,
    profile,
  }: Pick<Data, 'profile'> & {
    readonly account: Pick<Data['account'], 'state' | 'subscribe' | 'refresh'>;
    readonly outbox: Pick<Data['outbox'], 'view' | 'subscribe' | 'forget'>;
  },
  look: Pick<LookStore, 'unsent' | 'settle' | 'subscribe' | 'choose'>,
): void {
  let isKeeping = false;
  let isAskedAgain = false;

  async function keepOnce(): Promise<void> {
    const state = account.state();
    const { isRead, items } = outbox.view();
    if (state.kind !== 'signed_in' || !isRead) return;
    const choices = items.filter(isChoice);
    const unsent = look.unsent();
    if (unsent?.userId !== state.identity.user_id) {
      // A browser crash may lose the look's record, but never the item.
      const lost = readChoice(pendingProfile(choices.filter(isOpen), Infinity));
      if (lost.language !== undefined || lost.theme !== undefined) look.choose(lost);
      else await forgetDone(choices);
      return;
    }
    const missing = missingOf(unsent, choices);
    if (Object.keys(missing).length > 0) {
      await profile.save(missing);
      return;
    }
    const newest = fields.flatMap((field) => newestWith(field, choices) ?? []);
    // A refused choice waits under "Needs attention"; until then this device follows the server.
    if (!newest.every(isOver) || !(await account.refresh())) return;
    look.settle(unsent);
    await forgetDone(choices);
  }

  /** If done items stayed, the same choice made again next week would look as if it were stored already. */
  async function forgetDone(choices: readonly OutboxItem[]): Promise<void> {
    const done = choices.filter(({ progress }) => progress.state === 'done');
    if (done.length > 0) await outbox.forget(done.map(({ id }) => id));
  }

  async function keep(): Promise<void> {
    isAskedAgain = true;
    if (isKeeping) return;
    isKeeping = true;
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        await keepOnce();
      }
    } catch (error) {
      // If the storage can't keep it now, the next choice, answer or start tries again.
      if (!(error instanceof StorageError)) throw error;
    } finally {
      isKeeping = false;
    }
  }

  const keepLater = () => void keep();
  look.subscribe(keepLater);
  account.subscribe(keepLater);
  outbox.subscribe(keepLater);
  keepLater();
}

function isChoice(item: OutboxItem): boolean {
  const changes = profileChangesOf(item);
  return changes !== null && fields.some((field) => changes[field] !== undefined);
}

function isOver({ progress }: OutboxItem): boolean {
  if (progress.state === 'attention') return progress.reason.by === 'verdict';
  return progress.state === 'done';
}

function isOpen(item: OutboxItem): boolean {
  return !isOver(item);
}

function newestWith(
  field: (typeof fields)[number],
  choices: readonly OutboxItem[],
): OutboxItem | undefined {
  return choices.findLast((item) => profileChangesOf(item)?.[field] !== undefined);
}

/** Returns the part of a choice that no outbox item contains yet. */
function missingOf(unsent: UnsentChoice, choices: readonly OutboxItem[]): LookChange {
  const isKept = (field: (typeof fields)[number]) => {
    const item = newestWith(field, choices);
    return item !== undefined && profileChangesOf(item)?.[field] === unsent[field];
  };
  const { language, theme } = unsent;
  return {
    ...(language !== undefined && !isKept('language') && { language }),
    ...(theme !== undefined && !isKept('theme') && { theme }),
  };
}

function readChoice(kept: {
  language?: string | undefined;
  theme?: string | undefined;
}): LookChange {
  const language = languages.find((known) => known === kept.language);
  const theme = themeChoices.find((known) => known === kept.theme);
  return { ...(language !== undefined && { language }), ...(theme !== undefined && { theme }) };
}

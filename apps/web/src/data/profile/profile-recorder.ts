import type { QueryClient } from '@tanstack/react-query';
import { randomId } from '../../platform/random-id.ts';
import type { ClockRecorder } from '../clock/clock-recorder.ts';
import type { Account } from '../identity/account.ts';
import type { Identity } from '@muster/contract/identity';
import type { IdentityStore } from '../identity/identity-store.ts';
import type { OutboxItem } from '../outbox/item.ts';
import { filePayloadOf } from '../outbox/kept-file.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { queryKey } from '../query/keys.ts';
import { type ProfileChanges, profileItemKind } from './profile-change.ts';
import { type MadeChange, profileChangeKind } from './profile-change-kind.ts';

/** Saves changes to a person's own profile, with or without a network. */
export type ProfileRecorder = {
  /**
   * Stores a change to the current person's own profile. Resolves once it is safe on the device. Throws `StorageError`
   * if it can't be stored.
   */
  save(changes: ProfileChanges): Promise<void>;
  /**
   * Stores a new photo, or null to have none, in place of the one at `replaces`. Throws `StorageError` if it can't be
   * stored.
   */
  savePhoto(photo: Blob | null, replaces: string | null): Promise<void>;
};

/** Starts at once: changes that the server has accepted are read again. */
export function createProfileRecorder({
  outbox,
  identities,
  account,
  queryClient,
  clock,
}: {
  readonly outbox: Outbox;
  readonly identities: IdentityStore;
  readonly account: Account;
  readonly queryClient: QueryClient;
  readonly clock: Pick<ClockRecorder, 'nowMs'>;
}): ProfileRecorder {
  const seenIds = new Set<string>();

  function readAgain(): void {
    const done = outbox
      .view()
      .items.filter((item) => isOfProfile(item) && item.progress.state === 'done');
    const news = done.filter(({ id }) => !seenIds.has(id));
    if (news.length === 0) return;
    for (const { id } of news) seenIds.add(id);
    const userId = identities.current()?.user_id;
    if (userId === undefined) return;
    for (const subject of ['own_profile', 'person', 'photo_url']) {
      void queryClient.invalidateQueries({ queryKey: queryKey(userId, subject) });
    }
    void account.refresh();
  }
  outbox.subscribe(readAgain);

  async function keep(
    made: (owner: Identity) => Omit<MadeChange, 'id' | 'madeAtMs'>,
  ): Promise<void> {
    const identity = identities.current();
    // A screen with a profile is only shown to a person.
    if (identity === null) throw new Error('No one is signed in whose profile could change');
    const { user_id, person_id } = identity;
    await outbox.add(
      profileChangeKind.toItem(
        { id: randomId(), madeAtMs: clock.nowMs(), ...made(identity) },
        { userId: user_id, personId: person_id ?? user_id },
      ),
    );
  }

  return {
    save: (changes) => keep(() => ({ changes })),
    savePhoto: (photo, replaces) =>
      keep(({ company_id, person_id }) => {
        if (photo === null) return { changes: { photo_url: null }, replaces };
        const ending = photo.type === 'image/webp' ? 'webp' : 'png';
        const photo_url = `${company_id}/${person_id}/${randomId()}.${ending}`;
        return { changes: { photo_url }, photo, replaces };
      }),
  };
}

function isOfProfile(item: OutboxItem): boolean {
  return item.kind === profileItemKind || filePayloadOf(item)?.record_kind === profileItemKind;
}

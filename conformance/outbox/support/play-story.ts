import { randomBytes } from 'node:crypto';
import type { Punch, PunchKind } from '@muster/contract';
import { punchKind } from '../../../apps/web/src/data/clock/punch-kind.ts';
import type { PunchDraft } from '../../../apps/web/src/data/clock/punch-draft.ts';
import type { FileDraft } from '../../../apps/web/src/data/outbox/outbox-draft.ts';
import { makeOrKeep } from '../../../apps/web/src/data/changes/keep-change.ts';
import { DataError } from '../../../apps/web/src/data/errors/data-error.ts';
import { StorageError } from '../../../apps/web/src/data/storage/connection.ts';
import { randomId } from '../../../apps/web/src/platform/random-id.ts';
import { provenAtKiosk, type Crew, type Worker } from './crew.ts';
import type { PunchTime } from './known-time.ts';
import { breathe, createPhone, type Phone } from './phone.ts';
import type { PhoneNumber, Step, What } from './story.ts';

/** An action, as the person who did it would describe it. */
export type Deed = {
  readonly id: string;
  /** The worker that the punch is for. */
  readonly worker: Worker;
  readonly kind: PunchKind;
  readonly projectId: string | null;
  readonly time: PunchTime;
  /** The device; null for a punch that others posted themselves. */
  readonly phone: PhoneNumber | null;
  /** The photo attached to it. */
  readonly file: FileDraft | null;
  /** True if the screen said "saved". */
  isSaved: boolean;
  /** True if its phone has lost its database since. */
  mayBeForgotten: boolean;
  /** True if its phone went back to a time before it: the punch was sent before that or never. */
  mayBeLost: boolean;
};

/** A shift that someone planned. */
export type Plan = {
  readonly shiftId: string;
  readonly phone: PhoneNumber;
  /** True if the screen said that it was saved or is waiting. */
  isSaved: boolean;
  mayBeLost: boolean;
  /** Resolves when the screen has said so, or that it failed; never, if its page died first. */
  said: Promise<void>;
};

export type Outcome = {
  /** True if a phone reused sequence numbers. */
  readonly isRestored: boolean;
  readonly deeds: readonly Deed[];
  readonly plans: readonly Plan[];
  readonly phones: readonly Phone[];
  readonly workers: readonly Worker[];
};

/** Takes a phone back, with the actions up to then. */
type Backup = { readonly goBack: () => Promise<void>; readonly before: ReadonlySet<Deed | Plan> };

/** Plays a story with two workers, a lead and one of their crew; leaves the phones in their final state. */
export async function play(
  steps: readonly Step[],
  { server, companyId, projectIds, adminToken, kioskToken }: Crew,
  [first, second]: readonly [Worker, Worker],
): Promise<Outcome> {
  const startMs = Date.now();
  const phones = [await createPhone(server.url, startMs), await createPhone(server.url, startMs)];
  const workers = [first, second];
  const deeds: Deed[] = [];
  const plans: Plan[] = [];
  const backups = new Map<PhoneNumber, Backup>();
  let isRestored = false;
  for (const phone of phones) {
    if (!(await phone.signIn(first))) throw new Error('Nobody can sign in');
  }
  for (const step of steps) {
    await perform(step);
    await breathe();
  }
  return { deeds, plans, phones, workers, isRestored };

  async function perform(step: Step): Promise<void> {
    if (step.do === 'punch_by_others') return punchByOthers(step.by, step.what);
    if (step.do === 'hand_over') return handOver(workers[step.to]!);
    const phone = phones[step.phone]!;
    switch (step.do) {
      case 'punch':
        return punch(step.phone, step.tab, step.what, 'themselves');
      case 'punch_crew':
        return punch(step.phone, 0, step.what, 'everybody');
      case 'punch_and_die': {
        void punch(step.phone, step.tab, step.what, 'themselves');
        for (let turn = 0; turn < step.turns; turn += 1) await new Promise(setImmediate);
        return phone.kill(step.tab);
      }
      case 'change':
        return planShift(step.phone);
      case 'kill':
        return phone.kill(step.tab);
      case 'wait':
        return phone.device.advance(step.ms);
      case 'sleep':
        return phone.sleep(step.ms);
      case 'jump_clock':
        return phone.device.jumpClock(step.ms);
      case 'connect':
        return phone.device.setOnline(step.online);
      case 'befall':
        return phone.network.befall(step.faults);
      case 'lose_database':
        // Items that the server has taken are gone from the phone too, including their verdicts.
        for (const deed of deeds) if (deed.phone === step.phone) deed.mayBeForgotten = true;
        return phone.loseDatabase();
      case 'fill':
        return phone.fill(step.isFull);
      case 'dislike_last': {
        const last = deeds.findLast((deed) => deed.phone === step.phone);
        if (last !== undefined) phone.network.dislike(last.id);
        return;
      }
      case 'back_up': {
        backups.set(step.phone, {
          goBack: await phone.backUp(),
          before: new Set([...deeds, ...plans]),
        });
        return;
      }
      case 'restore_backup': {
        const backup = backups.get(step.phone);
        if (backup === undefined) return;
        isRestored = true;
        for (const deed of deeds) {
          if (deed.phone !== step.phone || backup.before.has(deed)) continue;
          deed.mayBeForgotten = true;
          deed.mayBeLost = true;
        }
        for (const plan of plans) {
          if (plan.phone === step.phone && !backup.before.has(plan)) plan.mayBeLost = true;
        }
        return backup.goBack();
      }
      case 'expire_token':
        phone.expireToken();
        return;
      case 'lose_session': {
        const accessToken = phone.expireToken();
        if (accessToken !== null) await endSession(accessToken);
      }
    }
  }

  async function endSession(accessToken: string): Promise<void> {
    await fetch(`${server.url}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: { apikey: server.anonKey, Authorization: `Bearer ${accessToken}` },
    });
  }

  /** Punches for the person that the phone shows. Right after a handover it shows no one. */
  async function punch(
    number: PhoneNumber,
    tabNumber: number,
    done: What,
    forWhom: 'themselves' | 'everybody',
  ): Promise<void> {
    const { data, time } = await phones[number]!.tab(tabNumber);
    const state = data.account.state();
    if (state.kind !== 'signed_in') return;
    const own = workers.find(({ userId }) => userId === state.identity.user_id);
    if (own === undefined) throw new Error('The phone shows a stranger');
    const projectId =
      done.kind === 'in' || done.kind === 'switch' ? projectIds[done.project]! : null;
    const instant = data.clock.instant();
    const claimedAtMs = done.isClaimed && done.kind === 'out' ? instant.wallMs - 10 * 60_000 : null;
    const people = forWhom === 'everybody' && own === first ? workers : [own];
    const drafts = people.map(({ personId }) => ({
      id: randomId(),
      ...(forWhom === 'everybody' && { personId }),
      instant,
      kind: done.kind,
      projectId,
      ...(done.kind === 'break_start' ? { breakKind: 'meal' } : {}),
      claimedAtMs,
    })) satisfies readonly PunchDraft[];
    const taken = people.map((worker, index) => ({
      id: drafts[index]!.id,
      worker,
      kind: done.kind,
      projectId,
      time: claimedAtMs === null ? time.ofPunch() : exactly(claimedAtMs),
      phone: number,
      // Only a person's own punch has a photo: workers may not write to other folders.
      file: worker === own && done.photoBytes > 0 ? photoOf(own, done.photoBytes) : null,
      isSaved: false,
      mayBeForgotten: false,
      mayBeLost: false,
    }));
    deeds.push(...taken);
    try {
      const made = drafts.map((draft, index) => ({
        ...punchKind.toItem(
          { id: draft.id, instant, draft },
          { userId: own.userId, personId: people[index]!.personId },
        ),
        files: [taken[index]!.file ?? []].flat(),
      }));
      const hasFiles = taken.some(({ file }) => file !== null);
      await (hasFiles ? data.outbox.addAll(made) : data.clock.recordAll(drafts));
      for (const deed of taken) deed.isSaved = true;
    } catch (error) {
      // The screen said "not saved", as expected on a full phone.
      if (!(error instanceof StorageError)) throw error;
    }
  }

  /** Only the lead plans shifts. */
  async function planShift(number: PhoneNumber): Promise<void> {
    const phone = phones[number]!;
    const { data } = await phone.tab(0);
    const state = data.account.state();
    if (state.kind !== 'signed_in' || state.identity.user_id !== first.userId) return;
    const shiftId = randomId();
    const plan: Plan = {
      shiftId,
      phone: number,
      isSaved: false,
      mayBeLost: false,
      said: Promise.resolve(),
    };
    plans.push(plan);
    plan.said = makeOrKeep(data, {
      change: 'save_shifts',
      parameters: {
        change_id: randomId(),
        changes: [shiftChange(shiftId, second, projectIds[0]!)],
      },
      about: shiftId,
      record: `shift:${shiftId}`,
      path: '/schedule',
      title: 'New shift',
      typed: [],
    }).then(
      () => {
        plan.isSaved = true;
      },
      (error: unknown) => {
        // Not saved, and the screen says so: the disk is full, or the server reported a problem.
        if (!(error instanceof StorageError || error instanceof DataError)) throw error;
      },
    );
    // Retries need time to pass on the phone; a tab that dies with its screen guarantees nothing.
    await Promise.race([plan.said, phone.device.advance(10_000).then(() => breathe(50))]);
  }

  function photoOf({ personId }: Worker, size: number): FileDraft {
    const id = randomId();
    const bytes = randomBytes(size);
    bytes.set([0xff, 0xd8, 0xff]);
    return {
      id,
      purpose: 'photo',
      bytes: new Blob([bytes], { type: 'image/jpeg' }),
      bucket: 'profile-photos',
      path: `${companyId}/${personId}/${id}.jpg`,
    };
  }

  /** Needs a working connection, as in real life; the app signs out first. */
  async function handOver(worker: Worker): Promise<void> {
    const phone = phones[0]!;
    const { data, sim } = await phone.tab(0);
    if (sim.platform.network.state() === 'offline') return;
    phone.network.heal();
    phone.fill(false);
    await data.signOut({ leavesUnsent: true });
    await phone.signIn(worker);
  }

  async function punchByOthers(by: 'admin' | 'kiosk', done: What): Promise<void> {
    const id = randomId();
    const projectId =
      done.kind === 'in' || done.kind === 'switch' ? projectIds[done.project]! : null;
    const nowMs = Date.now();
    const payload: Punch = {
      id,
      v: 1,
      person_id: first.personId,
      kind: done.kind,
      break_kind: done.kind === 'break_start' ? 'meal' : null,
      device_id: randomId(),
      device_seq: 1,
      device_at: new Date(nowMs).toISOString(),
      zone: 'America/Denver',
      utc_offset_minutes: -420,
      skew_ms: 0,
      skew_age_ms: 0,
      online: true,
      claimed_at: null,
      project_id: projectId,
      cost_code_id: null,
      note: null,
      location: null,
      outside_reason: null,
      pin_check: by === 'kiosk' ? 'online' : null,
    };
    deeds.push({
      id,
      worker: first,
      kind: done.kind,
      projectId,
      time: exactly(nowMs),
      phone: null,
      file: null,
      isSaved: true,
      mayBeForgotten: true,
      mayBeLost: false,
    });
    const answer = await fetch(`${server.url}/rest/v1/rpc/record_punches`, {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${by === 'admin' ? adminToken : kioskToken}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ batch: [by === 'kiosk' ? provenAtKiosk(payload) : payload] }),
    });
    if (!answer.ok) throw new Error(`${by} cannot punch: ${await answer.text()}`);
  }
}

function shiftChange(id: string, person: Worker, projectId: string) {
  const day = '2030-06-03';
  return {
    op: 'save',
    version: null,
    shift: {
      id,
      person_id: person.personId,
      project_id: projectId,
      site_id: null,
      crew_id: null,
      cost_code_id: null,
      starts_local: `${day}T07:00`,
      ends_local: `${day}T15:00`,
      zone: 'America/Denver',
      starts_second: false,
      ends_second: false,
      break_minutes: 30,
      note: null,
    },
  };
}

function exactly(ms: number): PunchTime {
  return { anyOf: [ms], withinMs: 0, isCorrected: false };
}

import type { JsaPage, SavedJsa } from '@muster/contract/jsa';
import { isHighRisk, recordState } from '@muster/domain/jsa/record-state';
import type { JsaAct } from '../../data/jsa/jsa-act.ts';

type Person = { readonly person_id: string; readonly name: string };

/** An act that is only on this device. */
export type UnsentAct = { readonly id: string; readonly act: JsaAct };

const twelveHoursMs = 12 * 60 * 60_000;

/** A JSA that was made on this device and that the server doesn't have yet. */
export function madeHere(
  jsaId: string,
  saved: SavedJsa,
  hash: string,
  author: Person,
  project: { readonly id: string; readonly name: string } | null,
): JsaPage {
  const { document, made_at, shift_end } = saved;
  const endsAt = shift_end ?? new Date(Date.parse(made_at) + twelveHoursMs).toISOString();
  return {
    verdict: 'ok',
    jsa: {
      id: jsaId,
      // Assigned by the server.
      number: 0,
      state: 'unsigned',
      is_high_risk: isHighRisk(document),
      task: document.task,
      place: document.place,
      lang: document.lang,
      project,
      author,
      made_at,
      ends_at: endsAt,
      signed: 0,
      people: document.people.length,
      voided: 0,
      open: document.open.length,
      signed_by_me: false,
      version: saved.base_version + 1,
      hash,
      document,
      copied_from: null,
      approved_at: null,
      approved_by: null,
      approved_by_pin: false,
      own_approval: false,
      ended_at: null,
      ended_by: null,
      end_reason: null,
      end_change: null,
      end_comment: null,
    },
    signatures: [],
    events: [],
    refusals: {
      edit: null,
      sign: null,
      sign_others: null,
      approve: 'own_jsa',
      end: null,
      declare_change: null,
      reopen: 'wrong_state',
    },
  };
}

/**
 * Returns the page with an edit that is only on this device. A changed hazard or control voids signatures, as it will
 * on the server.
 */
export function withEdit(page: JsaPage, saved: SavedJsa, hash: string, nowIso: string): JsaPage {
  const { document } = saved;
  const jsa = {
    ...page.jsa,
    document,
    task: document.task,
    place: document.place,
    people: document.people.length,
    open: document.open.length,
    is_high_risk: isHighRisk(document),
    version: saved.base_version + 1,
  };
  if (hash === page.jsa.hash) return { ...page, jsa };
  const valid = page.signatures.filter(({ voided_at }) => voided_at === null).length;
  return {
    ...page,
    jsa: {
      ...jsa,
      hash,
      signed: 0,
      voided: page.jsa.voided + valid,
      signed_by_me: false,
      approved_at: null,
      approved_by: null,
      approved_by_pin: false,
      own_approval: false,
    },
    signatures: page.signatures.map((signature) => ({
      ...signature,
      voided_at: signature.voided_at ?? nowIso,
    })),
    refusals: { ...page.refusals, sign: null },
  };
}

/** Returns the page with the signatures, approvals and ends that were made here and aren't sent yet. */
export function withActs(
  page: JsaPage,
  acts: readonly UnsentAct[],
  me: Person,
  nameOf: (personId: string) => string,
): JsaPage {
  return acts.reduce((shown, unsent) => withAct(shown, unsent, me, nameOf), page);
}

function withAct(
  page: JsaPage,
  { id, act }: UnsentAct,
  me: Person,
  nameOf: (personId: string) => string,
): JsaPage {
  const { jsa } = page;
  if (act.act === 'end') {
    const { reason, change, comment, ended_at } = act.ended;
    const told = { end_reason: reason, end_change: change, end_comment: comment };
    return { ...page, jsa: { ...jsa, ...told, ended_at, ended_by: me } };
  }
  if (act.act === 'approve') {
    if (act.approved.hash !== jsa.hash) return page;
    const { person_id, method, approved_at } = act.approved;
    return {
      ...page,
      jsa: {
        ...jsa,
        approved_at,
        approved_by: { person_id, name: nameOf(person_id) },
        approved_by_pin: method === 'pin',
      },
      refusals: { ...page.refusals, approve: 'already_decided' },
    };
  }
  const { signed } = act;
  if (signed.hash !== jsa.hash || page.signatures.some((known) => known.id === id)) return page;
  const isMine = signed.person_id === me.person_id;
  return {
    ...page,
    jsa: { ...jsa, signed: jsa.signed + 1, signed_by_me: jsa.signed_by_me || isMine },
    signatures: [
      {
        id,
        person:
          signed.person_id === null ? null : { person_id: signed.person_id, name: signed.name },
        name: signed.name,
        method: signed.method,
        signed_at: signed.signed_at,
        missed: signed.missed,
        drawing: signed.drawing,
        collected_by: isMine ? null : me,
        voided_at: null,
      },
      ...page.signatures,
    ],
    refusals: isMine ? { ...page.refusals, sign: 'jsa_signed' } : page.refusals,
  };
}

/** Returns the page with the state that applies now, which an answer from this morning doesn't show. */
export function asOf(page: JsaPage, nowMs: number): JsaPage {
  const { jsa, refusals } = page;
  const state = recordState(
    {
      endsAtMs: Date.parse(jsa.ends_at),
      isEnded: jsa.ended_at !== null,
      isHighRisk: jsa.is_high_risk,
      isApproved: jsa.approved_at !== null,
      signed: jsa.signed,
    },
    nowMs,
  );
  const hasEnded = state === 'ended' || state === 'expired';
  const held = (reason: string | null) => reason ?? (hasEnded ? 'wrong_state' : null);
  return {
    ...page,
    jsa: { ...jsa, state },
    refusals: {
      edit: held(refusals.edit),
      sign: held(refusals.sign),
      sign_others: held(refusals.sign_others),
      approve: held(refusals.approve),
      end: held(refusals.end),
      declare_change: held(refusals.declare_change),
      reopen: refusals.reopen === 'wrong_state' && !hasEnded ? 'wrong_state' : refusals.reopen,
    },
  };
}

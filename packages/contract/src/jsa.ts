import { controlLevels, energies, highEnergyKinds } from '@muster/domain/jsa/energies';
import { languages } from '@muster/domain/languages';
import { controlSources } from '@muster/domain/jsa/jsa-document';
import * as z from 'zod/mini';
import { arrivalShape } from './arrival.ts';
import { refusalSchema } from './verdict.ts';

/**
 * Job safety analyses. A JSA is saved with `save_jsa` under an id that the device makes, version by version; it is
 * signed, approved and ended with `sign_jsa`, `approve_jsa` and `end_jsa`. All four are idempotent by an id from the
 * device and may be sent late. Instants are RFC 3339.
 *
 * Everything about one JSA goes through the outbox under one causal key, so that no signature is sent before its
 * document.
 */
export const jsaCausalKey = (jsaId: string): string => `jsa:${jsaId}`;

/** Longer texts and lists are rejected (`invalid_input`; `detail` names the field). */
export const jsaLimits = {
  text: 2000,
  /** The most steps in a document, hazards in a step, controls of a hazard, or entries in any other list. */
  list: 60,
  /** Size of the document as JSON, in UTF-8. */
  bytes: 200_000,
  transcriptLines: 500,
} as const;

const texts = z.array(z.string());

const controlSchema = z.object({
  text: z.string(),
  level: z.enum(controlLevels),
  source: z.enum(controlSources),
  direct: z.enum(['yes', 'no', 'unknown']),
  /** The person who checks that it is in place; absent if that is the person who leads the job. */
  checked_by: z.optional(z.string()),
});
export type JsaControl = z.infer<typeof controlSchema>;

const hazardSchema = z.object({
  text: z.string(),
  energy: z.nullable(z.enum(energies)),
  high_energy: z.nullable(z.enum(highEnergyKinds)),
  consequence: z.string(),
  controls: z.array(controlSchema),
});
export type JsaHazard = z.infer<typeof hazardSchema>;

/** A document as the dialogue writes it (the engine's `JsaDocument`). `signatures` is empty when it is saved. */
export const jsaDocumentSchema = z.object({
  lang: z.enum(languages),
  task: z.string(),
  place: z.string(),
  people: texts,
  steps: z.array(z.object({ text: z.string(), hazards: z.array(hazardSchema) })),
  ppe: texts,
  permits: texts,
  emergency: texts,
  stop_work: texts,
  absent: texts,
  /** Other things that were said and that the crew keeps on the page. Absent from older apps. */
  also_said: z.optional(texts),
  /** The items that block approval, as texts. */
  open: texts,
  signatures: z.array(z.unknown()),
});
export type StoredDocument = z.infer<typeof jsaDocumentSchema>;

const suggestionFates = ['accepted', 'rejected'] as const;

export const savedJsaVersion = 1;

/** The device's time when a person was told that their answers are recorded, and the version of the wording. */
const toldSchema = z.object({ at: z.string(), wording: z.int() });
export type Told = z.infer<typeof toldSchema>;

/** Input of `save_jsa(save_id, jsa_id, saved)`; the outbox item's id is `save_id`. */
export const savedJsaSchema = z.object({
  v: z.literal(savedJsaVersion),
  /** The version that this edit is based on; 0 creates a JSA. */
  base_version: z.int(),
  project_id: z.nullable(z.uuid()),
  /** When the crew went over the work, by the device's clock. It can't change later. */
  made_at: z.string(),
  /** End of the shift, at most 24 hours after `made_at`; if null, the JSA ends 12 hours after `made_at`. */
  shift_end: z.nullable(z.string()),
  copied_from: z.nullable(z.uuid()),
  document: jsaDocumentSchema,
  /**
   * The conversation, oldest line first; kept until retention deletes it. Null leaves the previous version's transcript
   * in place.
   */
  transcript: z.nullable(
    z.array(
      z.object({
        who: z.enum(['sarah', 'person']),
        text: z.string(),
        at: z.string(),
        /** Id of the recording of a person's line, a file of the same outbox item. */
        clip: z.optional(z.uuid()),
        /** Outcome of the language model's suggestion that a person's line repeats. */
        suggestion: z.optional(z.enum(suggestionFates)),
      }),
    ),
  ),
  /**
   * Record that the person was told about recordings before the first one. Only with recordings; not sent by older
   * apps.
   */
  told: z.optional(toldSchema),
});
export type SavedJsa = z.infer<typeof savedJsaSchema>;

/**
 * `unsigned`: no one has signed. `waiting`: high energy, not approved yet. `active`: work may go on. `expired`: the
 * shift or 12 hours are over. `ended`: someone ended it or declared a change.
 */
export const jsaStates = ['unsigned', 'waiting', 'active', 'expired', 'ended'] as const;
export type JsaState = (typeof jsaStates)[number];

/** Changes that mean the crew must go over the work again. */
export const jsaChanges = ['crew', 'site', 'scope', 'weather', 'equipment'] as const;
export type JsaChange = (typeof jsaChanges)[number];

/**
 * Response of `save_jsa`. Its refusals: `not_allowed`, `not_found`, `invalid_input`, `changed_meanwhile` (another
 * version came first), `wrong_state` (the JSA has ended) or `other_payload`.
 */
export const savedJsaAnswerSchema = z.union([
  z.object({
    verdict: z.enum(['applied', 'replayed']),
    number: z.int(),
    version: z.int(),
    hash: z.string(),
    state: z.enum(jsaStates),
    /** Signatures that this version voided. */
    voided: z.int(),
    /** Set if the recordings were rejected. Absent from older servers. */
    refused_recordings: z.optional(z.nullable(z.literal('recording_not_told'))),
  }),
  refusalSchema,
]);

export const jsaSignatureMethods = ['login', 'finger', 'pin'] as const;

/** Input of `sign_jsa(signature_id, jsa_id, signed)`. */
export const signedJsaSchema = z.object({
  v: z.literal(1),
  /** SHA-256 in hexadecimal of `signedText` of the document that was read. */
  hash: z.string(),
  method: z.enum(jsaSignatureMethods),
  /** Null for someone from outside the company, who signs by finger. */
  person_id: z.nullable(z.uuid()),
  name: z.string(),
  /** Strokes in the format of `signature_pad`; only with `finger`. */
  drawing: z.nullable(z.array(z.unknown())),
  /** `jsaProofText` under the PIN's proof key; only with `pin`. */
  pin_proof: z.nullable(z.string()),
  /** The answer to "What did we miss?", stored with the name. */
  missed: z.nullable(z.string()),
  signed_at: z.string(),
});
export type SignedJsa = z.infer<typeof signedJsaSchema>;

/** Input of `approve_jsa(approval_id, jsa_id, approved)`. */
export const approvedJsaSchema = z.object({
  v: z.literal(1),
  hash: z.string(),
  method: z.enum(['login', 'pin']),
  person_id: z.uuid(),
  pin_proof: z.nullable(z.string()),
  approved_at: z.string(),
});
export type ApprovedJsa = z.infer<typeof approvedJsaSchema>;

/** Input of `end_jsa(change_id, jsa_id, ended)`; declaring a change ends the JSA immediately. */
export const endedJsaSchema = z.object({
  v: z.literal(1),
  reason: z.enum(['done', 'changed']),
  change: z.nullable(z.enum(jsaChanges)),
  comment: z.nullable(z.string()),
  ended_at: z.string(),
});
export type EndedJsa = z.infer<typeof endedJsaSchema>;

/** Response of signing, approving, ending and reopening a JSA. */
export const jsaVerdictSchema = z.union([
  z.object({ verdict: z.enum(['applied', 'replayed']), state: z.enum(jsaStates) }),
  refusalSchema,
]);

/**
 * Returns the text that a typed PIN proves: the proof is its HMAC-SHA-256 under the PIN's proof key, used as text.
 * Mirrors `app.jsa_proof_text`.
 */
export function jsaProofText(proven: {
  readonly what: 'sign' | 'approve';
  /** The id of the signature or approval. */
  readonly id: string;
  readonly jsaId: string;
  readonly hash: string;
  readonly at: string;
}): string {
  return `muster jsa|${proven.what}|${proven.id}|${proven.jsaId}|${proven.hash}|${proven.at}`;
}

const namedPersonSchema = z.object({ person_id: z.uuid(), name: z.string() });
const projectSchema = z.object({ id: z.uuid(), name: z.string() });

/** A JSA as lists show it. */
export const jsaRowSchema = z.object({
  id: z.uuid(),
  number: z.int(),
  state: z.enum(jsaStates),
  is_high_risk: z.boolean(),
  task: z.string(),
  place: z.string(),
  lang: z.enum(languages),
  project: z.nullable(projectSchema),
  author: namedPersonSchema,
  made_at: z.string(),
  ends_at: z.string(),
  /** Counts of valid signatures, of people named, and of signatures that an edit voided. */
  signed: z.int(),
  people: z.int(),
  voided: z.int(),
  open: z.int(),
  signed_by_me: z.boolean(),
});
export type JsaRow = z.infer<typeof jsaRowSchema>;

const jsaCursorSchema = z.object({ made_at: z.string(), number: z.int() });
export type JsaCursor = z.infer<typeof jsaCursorSchema>;

export const foundJsasSchema = z.object({
  verdict: z.literal('ok'),
  jsas: z.array(jsaRowSchema),
  next: z.nullable(jsaCursorSchema),
});
export type FoundJsas = z.infer<typeof foundJsasSchema>;

/** Response of `list_jsas(filter, after, page_size)`, newest first. Filter: search, states, project_id, mine. */
export const jsaListSchema = z.union([foundJsasSchema, refusalSchema]);

export const jsaSignatureSchema = z.object({
  id: z.uuid(),
  person: z.nullable(namedPersonSchema),
  name: z.string(),
  method: z.enum(jsaSignatureMethods),
  signed_at: z.string(),
  ...arrivalShape,
  missed: z.nullable(z.string()),
  drawing: z.nullable(z.array(z.unknown())),
  /** The owner of the phone, if it was someone else's. */
  collected_by: z.nullable(namedPersonSchema),
  /**
   * A drawn signature for someone with a login who hasn't confirmed it; it doesn't count as theirs. Absent from older
   * servers.
   */
  needs_confirmation: z.optional(z.boolean()),
  voided_at: z.nullable(z.string()),
});
export type JsaSignature = z.infer<typeof jsaSignatureSchema>;

/** Error code that says why the reader can't; null if they can. */
const refusal = z.nullable(z.string());

export const jsaPageSchema = z.object({
  verdict: z.literal('ok'),
  jsa: z.extend(jsaRowSchema, {
    ...arrivalShape,
    version: z.int(),
    hash: z.string(),
    document: jsaDocumentSchema,
    copied_from: z.nullable(z.object({ id: z.uuid(), number: z.int() })),
    approved_at: z.nullable(z.string()),
    approved_by: z.nullable(namedPersonSchema),
    approved_by_pin: z.boolean(),
    /** The only person who could approve it was one of its authors. */
    own_approval: z.boolean(),
    ended_at: z.nullable(z.string()),
    ended_by: z.nullable(namedPersonSchema),
    end_reason: z.nullable(z.enum(['done', 'changed'])),
    end_change: z.nullable(z.enum(jsaChanges)),
    end_comment: z.nullable(z.string()),
  }),
  /** The reader may read the transcript; absent from data stored by older apps. */
  has_transcript: z.optional(z.boolean()),
  /** Newest first, including voided ones. */
  signatures: z.array(jsaSignatureSchema),
  /** Newest first. A newer server may send more kinds. */
  events: z.array(
    z.object({
      id: z.uuid(),
      kind: z.string(),
      at: z.string(),
      ...arrivalShape,
      actor: z.nullable(namedPersonSchema),
      facts: z.object({
        version: z.optional(z.int()),
        voided: z.optional(z.int()),
        name: z.optional(z.string()),
        change: z.optional(z.string()),
        comment: z.optional(z.string()),
        own_approval: z.optional(z.boolean()),
      }),
    }),
  ),
  refusals: z.object({
    edit: refusal,
    sign: refusal,
    sign_others: refusal,
    approve: refusal,
    end: refusal,
    declare_change: refusal,
    reopen: refusal,
  }),
});
export type JsaPage = z.infer<typeof jsaPageSchema>;

/** Response of `read_jsa(jsa_id)`. */
export const jsaAnswerSchema = z.union([jsaPageSchema, refusalSchema]);

/** Response of `jsa_transcript(jsa_id)`: the conversation, for the person who spoke and for admins. */
export const jsaTranscriptSchema = z.object({
  verdict: z.literal('ok'),
  person: z.nullable(namedPersonSchema),
  /** When the transcript and its recordings are deleted. */
  deleted_at: z.string(),
  /** It is deleted as soon as everyone has signed, and no later than `deleted_at`. Absent from older servers. */
  until_signed: z.optional(z.boolean()),
  lines: z.array(
    z.object({
      who: z.enum(['sarah', 'person']),
      text: z.string(),
      at: z.string(),
      /** Name of the recording in `voiceClips.bucket`; null if there is none or it hasn't arrived. */
      clip: z.nullable(z.string()),
      suggestion: z.nullable(z.enum(suggestionFates)),
    }),
  ),
});
export type JsaTranscript = z.infer<typeof jsaTranscriptSchema>;
export const jsaTranscriptAnswerSchema = z.union([jsaTranscriptSchema, refusalSchema]);

/** The bucket of recorded answers, and their limits. */
export const voiceClips = {
  bucket: 'voice-clips',
  /** File size limit, same as the bucket's. */
  mostBytes: 500_000,
  mimeTypes: ['audio/webm', 'audio/mp4', 'audio/ogg'],
} as const;

/** Response of `jsa_document(jsa_id)`: the document with its valid signatures. */
export const jsaDocumentAnswerSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    version: z.int(),
    hash: z.string(),
    document: jsaDocumentSchema,
  }),
  refusalSchema,
]);

const jsaPersonSchema = z.object({
  person_id: z.uuid(),
  name: z.string(),
  /** They may approve high-risk work on this project. */
  may_approve: z.boolean(),
  /** They sign by PIN or on their own phone. Absent from older servers. */
  has_login: z.optional(z.boolean()),
  /**
   * Key derivation parameters of the person's PIN, for those who lead the person; null if there is no PIN or the caller
   * may not see it.
   */
  pin: z.nullable(z.object({ salt: z.string(), iterations: z.int() })),
});
export type JsaPerson = z.infer<typeof jsaPersonSchema>;

/** Response of `jsa_people(project_id)`: who can be on the job, and how they can sign on the caller's phone. */
export const jsaPeopleSchema = z.object({
  verdict: z.literal('ok'),
  people: z.array(jsaPersonSchema),
});
export const jsaPeopleAnswerSchema = z.union([jsaPeopleSchema, refusalSchema]);

/**
 * Response of `my_jsas_to_sign()`: today's JSAs, not ended, that name the caller or belong to the project they are
 * clocked in on.
 */
export const jsasToSignSchema = z.object({ verdict: z.literal('ok'), jsas: z.array(jsaRowSchema) });

export const jsasToSignAnswerSchema = z.union([jsasToSignSchema, refusalSchema]);

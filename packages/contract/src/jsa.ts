import { controlLevels, energies, highEnergyKinds } from '@muster/domain/jsa/energies';
import { languages } from '@muster/domain/languages';
import { controlSources } from '@muster/domain/jsa/jsa-document';
import * as z from 'zod/mini';
import { arrivalShape } from './arrival.ts';
import { refusalSchema } from './verdict.ts';

/**
 * Job safety analyses. A JSA is saved by `save_jsa` under an id that the device makes, version by version; it is signed,
 * approved and ended by `sign_jsa`, `approve_jsa` and `end_jsa`. All of them are idempotent by an id of the device's own
 * and may be sent late. Instants are RFC 3339.
 *
 * Everything about one JSA goes through the outbox under one causal key, so that no signature is sent before its
 * document.
 */
export const jsaCausalKey = (jsaId: string): string => `jsa:${jsaId}`;

/** Longer texts and lists are refused (`invalid_input`, `detail` names the field). */
export const jsaLimits = {
  text: 2000,
  /** Steps of a document, hazards of a step, controls of a hazard, entries of any other list. */
  list: 60,
  /** The document as JSON, in UTF-8. */
  bytes: 200_000,
  transcriptLines: 500,
} as const;

const texts = z.array(z.string());

const controlSchema = z.object({
  text: z.string(),
  level: z.enum(controlLevels),
  source: z.enum(controlSources),
  direct: z.enum(['yes', 'no', 'unknown']),
  /** Who checks that it is in place. Absent: the person who leads the job. */
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

/** A document as the dialogue writes it (`JsaDocument` of the engine). `signatures` is empty while it is saved. */
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
  /** What was said besides, and the crew keeps on the page. Absent in what apps of before send. */
  also_said: z.optional(texts),
  /** What blocks approval, in words. */
  open: texts,
  signatures: z.array(z.unknown()),
});
export type StoredDocument = z.infer<typeof jsaDocumentSchema>;

const suggestionFates = ['accepted', 'rejected'] as const;

export const savedJsaVersion = 1;

/** When a person was told that their answers are recorded, by the device, and the version of the words. */
const toldSchema = z.object({ at: z.string(), wording: z.int() });
export type Told = z.infer<typeof toldSchema>;

/** `save_jsa(save_id, jsa_id, saved)`; the outbox item's id is `save_id`. */
export const savedJsaSchema = z.object({
  v: z.literal(savedJsaVersion),
  /** The version that this one is an edit of; 0 makes a new JSA. */
  base_version: z.int(),
  project_id: z.nullable(z.uuid()),
  /** When the work was talked through, by the device. It cannot change later. */
  made_at: z.string(),
  /** When the shift ends, at most 24 hours after `made_at`; null: the JSA ends 12 hours after `made_at`. */
  shift_end: z.nullable(z.string()),
  copied_from: z.nullable(z.uuid()),
  document: jsaDocumentSchema,
  /** What was said, oldest first; kept until retention removes it. Null: the version before keeps its own. */
  transcript: z.nullable(
    z.array(
      z.object({
        who: z.enum(['sarah', 'person']),
        text: z.string(),
        at: z.string(),
        /** The id of the recording of a person's line, a file of the same outbox item. */
        clip: z.optional(z.uuid()),
        /** What became of the language model's suggestion that a person's line repeats. */
        suggestion: z.optional(z.enum(suggestionFates)),
      }),
    ),
  ),
  /** That the person was told of recordings before the first one. Only with recordings; older apps have no note of it. */
  told: z.optional(toldSchema),
});
export type SavedJsa = z.infer<typeof savedJsaSchema>;

/**
 * `unsigned`: no one has signed. `waiting`: high energy, not approved yet. `active`: work may go on. `expired`: the
 * shift or 12 hours are over. `ended`: someone ended it, or declared a change.
 */
export const jsaStates = ['unsigned', 'waiting', 'active', 'expired', 'ended'] as const;
export type JsaState = (typeof jsaStates)[number];

/** What has to be talked through again. */
export const jsaChanges = ['crew', 'site', 'scope', 'weather', 'equipment'] as const;
export type JsaChange = (typeof jsaChanges)[number];

/**
 * `save_jsa` answers `not_allowed`, `not_found`, `invalid_input`, `changed_meanwhile` (another version came first),
 * `wrong_state` (it has ended) or `other_payload` where it refuses.
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
    /** The recordings were not taken. Absent from older servers. */
    refused_recordings: z.optional(z.nullable(z.literal('recording_not_told'))),
  }),
  refusalSchema,
]);

export const jsaSignatureMethods = ['login', 'finger', 'pin'] as const;

/** `sign_jsa(signature_id, jsa_id, signed)` */
export const signedJsaSchema = z.object({
  v: z.literal(1),
  /** SHA-256 in hexadecimal digits of `signedText` of the document that was read. */
  hash: z.string(),
  method: z.enum(jsaSignatureMethods),
  /** Null: someone from outside the company, who signs by finger. */
  person_id: z.nullable(z.uuid()),
  name: z.string(),
  /** Strokes as `signature_pad` has them; only with `finger`. */
  drawing: z.nullable(z.array(z.unknown())),
  /** `jsaProofText` under the PIN's proof key; only with `pin`. */
  pin_proof: z.nullable(z.string()),
  /** The answer to "What did we miss?"; kept with the name. */
  missed: z.nullable(z.string()),
  signed_at: z.string(),
});
export type SignedJsa = z.infer<typeof signedJsaSchema>;

/** `approve_jsa(approval_id, jsa_id, approved)` */
export const approvedJsaSchema = z.object({
  v: z.literal(1),
  hash: z.string(),
  method: z.enum(['login', 'pin']),
  person_id: z.uuid(),
  pin_proof: z.nullable(z.string()),
  approved_at: z.string(),
});
export type ApprovedJsa = z.infer<typeof approvedJsaSchema>;

/** `end_jsa(change_id, jsa_id, ended)`; a change that is declared ends the JSA at once. */
export const endedJsaSchema = z.object({
  v: z.literal(1),
  reason: z.enum(['done', 'changed']),
  change: z.nullable(z.enum(jsaChanges)),
  comment: z.nullable(z.string()),
  ended_at: z.string(),
});
export type EndedJsa = z.infer<typeof endedJsaSchema>;

/** What signing, approving, ending and reopening answer. */
export const jsaVerdictSchema = z.union([
  z.object({ verdict: z.enum(['applied', 'replayed']), state: z.enum(jsaStates) }),
  refusalSchema,
]);

/**
 * What a typed PIN proves: HMAC-SHA-256 of this text under the PIN's proof key, taken as text. `app.jsa_proof_text`
 * writes the same.
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
  /** Signatures that are valid, how many people are named, and signatures that an edit voided. */
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

/** `list_jsas(filter, after, page_size)`; filter: search, states, project_id, mine. Newest first. */
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
  /** Whose phone it was, where it was another person's. */
  collected_by: z.nullable(namedPersonSchema),
  /** Drawn for someone with a login, who hasn't confirmed it: it doesn't count as theirs. Absent from older servers. */
  needs_confirmation: z.optional(z.boolean()),
  voided_at: z.nullable(z.string()),
});
export type JsaSignature = z.infer<typeof jsaSignatureSchema>;

/** An error code: why the reader can't; null where they can. */
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
    /** The only person who could approve was an author of it. */
    own_approval: z.boolean(),
    ended_at: z.nullable(z.string()),
    ended_by: z.nullable(namedPersonSchema),
    end_reason: z.nullable(z.enum(['done', 'changed'])),
    end_change: z.nullable(z.enum(jsaChanges)),
    end_comment: z.nullable(z.string()),
  }),
  /** The reader may read what was said; absent in what older apps stored. */
  has_transcript: z.optional(z.boolean()),
  /** Newest first, voided ones too. */
  signatures: z.array(jsaSignatureSchema),
  /** Newest first. A newer server may tell of more kinds. */
  events: z.array(
    z.object({
      id: z.uuid(),
      kind: z.string(),
      at: z.string(),
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

/** `read_jsa(jsa_id)` */
export const jsaAnswerSchema = z.union([jsaPageSchema, refusalSchema]);

/** `jsa_transcript(jsa_id)`: what was said, for the person who said it and admins. */
export const jsaTranscriptSchema = z.object({
  verdict: z.literal('ok'),
  person: z.nullable(namedPersonSchema),
  /** When all of it is deleted, recordings too. */
  deleted_at: z.string(),
  /** It is deleted as soon as everyone has signed, at `deleted_at` at the latest. Absent from older servers. */
  until_signed: z.optional(z.boolean()),
  lines: z.array(
    z.object({
      who: z.enum(['sarah', 'person']),
      text: z.string(),
      at: z.string(),
      /** The name of the recording in `voiceClips.bucket`; null: none, or it has not arrived. */
      clip: z.nullable(z.string()),
      suggestion: z.nullable(z.enum(suggestionFates)),
    }),
  ),
});
export type JsaTranscript = z.infer<typeof jsaTranscriptSchema>;
export const jsaTranscriptAnswerSchema = z.union([jsaTranscriptSchema, refusalSchema]);

/** Recorded answers: where they lie, and how long one may be. */
export const voiceClips = {
  bucket: 'voice-clips',
  /** Of the file, as the bucket takes it. */
  mostBytes: 500_000,
  mimeTypes: ['audio/webm', 'audio/mp4', 'audio/ogg'],
} as const;

/** `jsa_document(jsa_id)`: the document alone, with its valid signatures. */
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
  /** What a typed PIN is stretched with, for those who lead the person; null: no PIN, or not theirs to see. */
  pin: z.nullable(z.object({ salt: z.string(), iterations: z.int() })),
});
export type JsaPerson = z.infer<typeof jsaPersonSchema>;

/** `jsa_people(project_id)`: who can be on the job, and how they can sign on the caller's phone. */
export const jsaPeopleSchema = z.object({
  verdict: z.literal('ok'),
  people: z.array(jsaPersonSchema),
});
export const jsaPeopleAnswerSchema = z.union([jsaPeopleSchema, refusalSchema]);

/** `my_jsas_to_sign()`: today's, not ended, that name the caller or are of the project they are clocked in on. */
export const jsasToSignSchema = z.object({ verdict: z.literal('ok'), jsas: z.array(jsaRowSchema) });

export const jsasToSignAnswerSchema = z.union([jsasToSignSchema, refusalSchema]);

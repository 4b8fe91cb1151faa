import * as z from 'zod/mini';
import { breakKinds } from './punches.ts';

export const placeVerdicts = ['inside', 'uncertain', 'outside', 'no_fix'] as const;
export type PlaceVerdict = (typeof placeVerdicts)[number];

/** device: the person's own phone or browser. crew: a supervisor's. decision: settled afterwards. */
export const punchSources = ['device', 'crew', 'kiosk', 'decision'] as const;
export type PunchSource = (typeof punchSources)[number];

/** One person on the board. Of the place only the verdict and the site's name: no coordinates. */
export const boardPersonSchema = z.object({
  person_id: z.uuid(),
  name: z.string(),
  photo_url: z.nullable(z.string()),
  crew_names: z.array(z.string()),
  state: z.enum(['on', 'off']),
  entry_id: z.nullable(z.uuid()),
  /** When the open entry began, on the clock that pays; RFC 3339. */
  since: z.nullable(z.string()),
  /** The same instant as the person's device had it. */
  device_since: z.nullable(z.string()),
  project_id: z.nullable(z.uuid()),
  project_name: z.nullable(z.string()),
  cost_code: z.nullable(z.string()),
  on_break: z.boolean(),
  break_kind: z.nullable(z.enum(breakKinds)),
  break_since: z.nullable(z.string()),
  /** Of the punch that opened the entry; null where the project has no site. */
  place_verdict: z.nullable(z.enum(placeVerdicts)),
  site_name: z.nullable(z.string()),
  /** How the punch that opened the entry was made; what an older app kept lacks it. */
  source: z.optional(z.nullable(z.enum(punchSources))),
  /** The tablet's name, or who punched for them; null where the person did it themselves. */
  source_name: z.optional(z.nullable(z.string())),
  /**
   * Worked today up to `today_at`, with a night shift under way, without meals and before rounding; what an
   * older app kept lacks it.
   */
  today_minutes: z.optional(z.int()),
  today_at: z.optional(z.nullable(z.string())),
  flags: z.array(z.string()),
  /** When something last happened to this person's time; null: never. */
  changed_at: z.nullable(z.string()),
});
export type BoardPerson = z.infer<typeof boardPersonSchema>;

/** What `live_board(since)` answers: everyone, or with a cursor whom something happened to since. */
export const liveBoardAnswerSchema = z.object({
  server_time: z.string(),
  /** Cursor for the next question; null for a caller who has no board. */
  next: z.nullable(z.string()),
  full: z.catch(z.boolean(), true),
  people: z.array(boardPersonSchema),
});
export type LiveBoardAnswer = z.infer<typeof liveBoardAnswerSchema>;

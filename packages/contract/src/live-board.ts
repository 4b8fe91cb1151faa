import * as z from 'zod/mini';
import { breakKinds } from './punches.ts';

export const placeVerdicts = ['inside', 'uncertain', 'outside', 'no_fix'] as const;
export type PlaceVerdict = (typeof placeVerdicts)[number];

/** `device`: the person's own phone or browser. `crew`: a supervisor's device. `decision`: settled afterwards. */
export const punchSources = ['device', 'crew', 'kiosk', 'decision'] as const;
export type PunchSource = (typeof punchSources)[number];

/** One person on the board. The location is only the verdict and the site's name, without coordinates. */
export const boardPersonSchema = z.object({
  person_id: z.uuid(),
  name: z.string(),
  photo_url: z.nullable(z.string()),
  crew_names: z.array(z.string()),
  state: z.enum(['on', 'off']),
  entry_id: z.nullable(z.uuid()),
  /** Start of the open entry by the clock that pays; RFC 3339. */
  since: z.nullable(z.string()),
  /** The same instant by the person's device. */
  device_since: z.nullable(z.string()),
  project_id: z.nullable(z.uuid()),
  project_name: z.nullable(z.string()),
  cost_code: z.nullable(z.string()),
  on_break: z.boolean(),
  break_kind: z.nullable(z.enum(breakKinds)),
  break_since: z.nullable(z.string()),
  /** Verdict for the punch that opened the entry; null if the project has no site. */
  place_verdict: z.nullable(z.enum(placeVerdicts)),
  site_name: z.nullable(z.string()),
  /** Source of the punch that opened the entry; absent from data stored by older apps. */
  source: z.optional(z.nullable(z.enum(punchSources))),
  /** Name of the tablet, or of the person who punched for them; null if they punched themselves. */
  source_name: z.optional(z.nullable(z.string())),
  /**
   * Minutes worked today up to `today_at`, including a night shift under way, without meals and before rounding; absent
   * from data stored by older apps.
   */
  today_minutes: z.optional(z.int()),
  today_at: z.optional(z.nullable(z.string())),
  flags: z.array(z.string()),
  /** The last change to this person's time; null if there was none. */
  changed_at: z.nullable(z.string()),
});
export type BoardPerson = z.infer<typeof boardPersonSchema>;

/** Response of `live_board(since)`: everyone or, with a cursor, those with changes since then. */
export const liveBoardAnswerSchema = z.object({
  server_time: z.string(),
  /** Cursor for the next request; null for a caller without a board. */
  next: z.nullable(z.string()),
  full: z.catch(z.boolean(), true),
  people: z.array(boardPersonSchema),
});
export type LiveBoardAnswer = z.infer<typeof liveBoardAnswerSchema>;

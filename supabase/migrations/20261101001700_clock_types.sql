-- The shapes that the functions of the clock hand to each other. A changed type is a new migration.

create type app.fence_verdict as (verdict text, site_id uuid, distance_m float8);

create type app.folding as (
  id uuid,
  kind text,
  break_kind text,
  at timestamptz,
  project_id uuid,
  cost_code_id uuid,
  actor uuid,
  own boolean,
  accepted boolean,
  zone text,
  note text,
  flags text[],
  device_id uuid,
  device_seq bigint
);
comment on type app.folding is
  'A punch as the fold sees it. actor: who made it. own: made by the person, at a kiosk too. accepted: a decision '
  'says that it counts.';

create type app.folded_break as (id uuid, kind text, started_at timestamptz, ended_at timestamptz);

create type app.folded_entry as (
  id uuid,
  project_id uuid,
  cost_code_id uuid,
  started_at timestamptz,
  ended_at timestamptz,
  end_punch_id uuid,
  zone text,
  note text,
  flags text[],
  actor uuid,
  breaks app.folded_break[]
);

create type app.last_punch as (
  at timestamptz, kind text, break_kind text, project_id uuid, cost_code_id uuid, entry_id uuid
);

create type app.clock as (open app.folded_entry, on_break app.folded_break, last app.last_punch);
comment on type app.clock is
  'A person''s clock between two punches.';

create type app.fold_effect as (
  punch_id uuid,
  entry_id uuid,
  flags text[],
  decision text,
  estimated_entry_id uuid,
  set_aside boolean
);
comment on type app.fold_effect is
  'What a punch led to. decision: the question it raises about itself. estimated_entry_id: the entry before it, '
  'whose end it let be estimated, which is asked about too. set_aside: it did nothing and waits for its decision.';

create type app.fold_step as (clock app.clock, effect app.fold_effect, closed app.folded_entry);

create type app.fold_result as (clock app.clock, entries app.folded_entry[], effects app.fold_effect[]);

create type app.ledger_position as (at timestamptz, device_id uuid, device_seq bigint, id uuid);
comment on type app.ledger_position is
  'A punch''s place in a person''s ledger, which app.in_fold_order orders. Without an id: the beginning of an '
  'instant.';

create type app.cause as (actor_person_id uuid, kiosk_id uuid, at timestamptz, reason text);
comment on type app.cause is
  'Who made the ledger change, when and why, for the history of entries.';

create type app.projected as (entry app.folded_entry, state text);
comment on type app.projected is
  'An entry that the fold made and the state it has by that.';

create type app.stated_punch as (
  id uuid,
  v smallint,
  person_id uuid,
  kind text,
  break_kind text,
  device_id uuid,
  device_seq bigint,
  device_at timestamptz,
  zone text,
  utc_offset_minutes smallint,
  skew_ms bigint,
  skew_age_ms bigint,
  online boolean,
  claimed_at timestamptz,
  project_id uuid,
  cost_code_id uuid,
  note text,
  outside_reason text,
  pin_check text,
  location jsonb,
  pin_proof text,
  photo_id uuid
);
comment on type app.stated_punch is
  'An item of a batch as the device wrote it; field by field packages/contract/src/punches.ts.';

create type app.stated_location as (lat float8, lng float8, accuracy_m float8, age_ms float8, mock boolean);

create type app.punch_time as (made_at timestamptz, occurred_at timestamptz, flags text[], hold text);

create type app.caller as (
  person_id uuid,
  company_id uuid,
  is_member boolean,
  ended_at timestamptz,
  kiosk_id uuid
);
comment on type app.caller is
  'Who hands in punches: a person (a member now, or one whose last membership ended at ended_at) or a kiosk.';

create type app.punch_right as (source text, hold text);

create type app.batch_item as (
  id text,
  status text,
  reason text,
  punch_id uuid,
  person_id uuid,
  occurred_at timestamptz,
  flags text[],
  hold text
);
comment on type app.batch_item is
  'What became of an item. status: new, replayed, conflict or refused. hold: the question that a new one waits for.';

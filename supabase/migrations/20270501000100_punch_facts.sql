-- What a punch's functions hand to each other so that each table is read and written once.
alter type app.batch_item add attribute punch app.folding;

create type app.punch_facts as (
  is_known boolean,
  payload_hash bytea,
  actor_person_id uuid,
  kiosk_id uuid,
  came_at timestamptz,
  role text,
  may_be_locked boolean,
  project_archived boolean,
  cost_code_archived boolean
);
comment on type app.punch_facts is
  'What judging an item takes. is_known: the ledger has its id, with this hash, handed in by whom. came_at, role: of '
  'the person it names, role at the instant that pays. may_be_locked: a locked timesheet reaches that day or is near. '
  '*_archived: at that instant; null where the company has no such one.';

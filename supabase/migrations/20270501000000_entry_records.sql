create type app.entry_record as (
  id uuid,
  state text,
  zone text,
  breaks app.folded_break[],
  facts jsonb
);
comment on type app.entry_record is
  'An entry before or after a change. facts: as its history shows it.';

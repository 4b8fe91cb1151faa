create or replace function app.report_due_at(severity text, known_at timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$
  select case severity
    when 'death' then known_at + interval '8 hours'
    when 'inpatient' then known_at + interval '24 hours'
    when 'amputation' then known_at + interval '24 hours'
    when 'eye_loss' then known_at + interval '24 hours'
  end
$$;

comment on function app.report_due_at(text, timestamptz) is
  'By when OSHA must hear of an incident (29 CFR 1904.39(a)); null where it need not.';

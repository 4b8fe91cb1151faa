create or replace function app.certificate_reasons(held jsonb, wanted jsonb, last_day date) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'reason', 'certificate_missing', 'certificate', w.kind, 'wanted_on', last_day,
    'expires_on', (
      select max(h.expires_on) from jsonb_to_recordset(held) as h (kind text, expires_on date)
      where lower(trim(h.kind)) = lower(trim(w.kind))
    )
  ) order by w.place), '[]')
  from jsonb_array_elements_text(wanted) with ordinality as w (kind, place)
  where not exists (
    select from jsonb_to_recordset(held) as h (kind text, expires_on date)
    where lower(trim(h.kind)) = lower(trim(w.kind)) and (h.expires_on is null or h.expires_on >= last_day)
  )
$$;

comment on function app.certificate_reasons(jsonb, jsonb, date) is
  'A reason for each wanted kind of certificate that is not there or expires before the shift''s last day. One is '
  'valid through its expiry date.';

create or replace function app.jsa_signatures_json(jsa public.jsas) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id, 'person', app.person_label(s.company_id, s.person_id), 'name', s.name, 'method', s.method,
    'signed_at', app.instant(s.signed_at), 'received_at', app.instant(s.received_at),
    'stated_at', app.instant(s.stated_at), 'missed', s.missed, 'drawing', s.drawing,
    'collected_by', case when s.collected_by is distinct from s.person_id
      then app.person_label(s.company_id, s.collected_by) end,
    'needs_confirmation', s.needs_confirmation, 'voided_at', app.instant(s.voided_at)
  ) order by s.signed_at desc, s.id), '[]')
  from public.jsa_signatures s where s.company_id = jsa.company_id and s.jsa_id = jsa.id
$$;

comment on function app.jsa_signatures_json(public.jsas) is
  'The signatures of a JSA, newest first, voided ones too.';

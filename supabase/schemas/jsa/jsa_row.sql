create or replace function app.jsa_row(j public.jsas) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', j.id, 'number', j.number, 'state', app.jsa_state(j, now()), 'is_high_risk', j.is_high_risk,
    'task', left(j.document ->> 'task', 300), 'place', left(j.document ->> 'place', 300),
    'lang', j.document ->> 'lang',
    'project', (
      select jsonb_build_object('id', p.id, 'name', p.name)
      from public.projects p where p.company_id = j.company_id and p.id = j.project_id
    ),
    'author', app.person_label(j.company_id, j.author_person_id),
    'made_at', app.instant(j.made_at), 'ends_at', app.instant(j.ends_at),
    'signed', j.signed, 'people', jsonb_array_length(j.document -> 'people'), 'voided', j.voided,
    'open', jsonb_array_length(j.document -> 'open'),
    'signed_by_me', exists (
      select from public.jsa_signatures s
      where s.company_id = j.company_id and s.jsa_id = j.id and s.person_id = app.my_person_id()
        and s.voided_at is null and not s.needs_confirmation
    )
  )
$$;

comment on function app.jsa_row(public.jsas) is
  'A JSA as lists show it.';

create or replace function app.jsa_notice(jsa public.jsas) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'jsa_id', jsa.id, 'number', jsa.number, 'task', left(jsa.document ->> 'task', 300),
    'place', left(jsa.document ->> 'place', 300),
    'project', (select p.name from public.projects p where p.company_id = jsa.company_id and p.id = jsa.project_id),
    'author', app.person_label(jsa.company_id, jsa.author_person_id) ->> 'name'
  )
$$;

comment on function app.jsa_notice(public.jsas) is
  'What messages say of a JSA.';

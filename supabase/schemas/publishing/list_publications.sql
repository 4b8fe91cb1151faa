create or replace function public.list_publications() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  sees_all constant boolean := app.my_role() = 'admin';
begin
  if app.my_role() is null or app.my_role() = 'employee' then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object('verdict', 'ok', 'publications', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', n.id, 'at', app.instant(n.published_at), 'by', app.person_label(company, n.actor_person_id) -> 'name',
      'added', cardinality(n.added), 'changed', cardinality(n.changed), 'canceled', cardinality(n.canceled),
      'people', n.people, 'override_reason', n.override_reason
    ) order by n.published_at desc, n.id), '[]')
    from (
      select * from public.schedule_publications n
      where n.company_id = company and (sees_all or n.actor_person_id = app.my_person_id())
      order by n.published_at desc, n.id limit 50
    ) n
  ));
end
$$;

comment on function public.list_publications() is
  'The last 50 publications, an admin''s of everyone, a supervisor''s own. Verdict ok or refused (not_allowed).';

grant execute on function public.list_publications() to authenticated;

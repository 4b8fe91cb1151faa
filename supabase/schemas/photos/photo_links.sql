create or replace function public.photo_links(project_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if not app.may_read_project(project_id) then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'ok', 'links', (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', l.id, 'photos', jsonb_array_length(l.shown -> 'photo_ids'), 'created_at', app.instant(l.created_at),
        'created_by', app.person_name(l.company_id, l.created_by), 'expires_at', app.instant(l.expires_at),
        'views', l.views
      ) order by l.created_at desc, l.id
    ), '[]')
    from public.public_links l
    where l.company_id = app.my_company_id() and l.kind = 'project' and l.record_id = photo_links.project_id
      and l.revoked_at is null and l.expires_at > now()
  ));
end
$$;

comment on function public.photo_links(uuid) is
  'The public links that show photos of a project now, for admins: how many photos, since when and by whom, until '
  'when, and how often each was opened. Refused with not_allowed or not_found.';

grant execute on function public.photo_links(uuid) to authenticated;

create or replace function public.revoke_photo_link(link_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held public.public_links;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into held from public.public_links l
  where l.company_id = app.my_company_id() and l.id = link_id and l.kind = 'project'
  for update;
  if held.id is null then
    return app.refused('not_found');
  end if;
  if held.revoked_at is not null then
    return jsonb_build_object('verdict', 'replayed');
  end if;
  update public.public_links l set revoked_at = now(), revoked_by = app.my_person_id()
  where l.company_id = held.company_id and l.id = held.id;
  -- Its pictures are deleted immediately.
  perform pg_notify('erased_folders', '');
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.revoke_photo_link(uuid) is
  'An admin ends a public link of photos at once. Verdict applied or replayed, or refused (not_allowed, not_found).';

grant execute on function public.revoke_photo_link(uuid) to authenticated;

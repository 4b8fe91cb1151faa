create or replace function public.share_project_photos(link_id uuid, project_id uuid, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  held public.public_links;
  wrong text;
  ends timestamptz;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if not app.may_read_project(project_id) then
    return app.refused('not_found');
  end if;
  wrong := case when link_id is null then 'link_id' else app.wrong_photo_share_field(company, project_id, facts) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  ends := now() + make_interval(days => (facts ->> 'days')::integer);
  insert into public.public_links (company_id, id, kind, record_id, secret_hash, shown, created_by, expires_at)
  values (company, link_id, 'project', project_id, decode(facts ->> 'secret_hash', 'hex'),
    jsonb_build_object('fields', facts -> 'fields', 'photo_ids', facts -> 'photo_ids'), app.my_person_id(), ends)
  on conflict do nothing;
  if not found then
    select * into held from public.public_links l where l.company_id = company and l.id = link_id;
    if held.kind = 'project' and held.record_id = project_id
      and held.secret_hash = decode(facts ->> 'secret_hash', 'hex')
      and held.shown = jsonb_build_object('fields', facts -> 'fields', 'photo_ids', facts -> 'photo_ids')
    then
      return jsonb_build_object('verdict', 'replayed');
    end if;
    return app.refused('other_payload');
  end if;
  perform app.enqueue_job('redraw_shared_pictures', jsonb_build_object('company_id', company, 'link_id', link_id),
    link_id::text);
  return jsonb_build_object('verdict', 'applied', 'expires_at', app.instant(ends));
end
$$;

comment on function public.share_project_photos(uuid, uuid, jsonb) is
  'An admin shows chosen photos of a project to whoever has their address: {secret_hash: the SHA-256 of the secret in '
  'the address, fields: of project, captions and days, photo_ids: at most 100, days: 1 to 365}. Each set has a link '
  'of its own. Verdict applied with expires_at or replayed, or refused (not_allowed, not_found, invalid_input with '
  'the field in detail, other_payload).';

grant execute on function public.share_project_photos(uuid, uuid, jsonb) to authenticated;

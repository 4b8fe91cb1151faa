create or replace function public.share_hazard(link_id uuid, hazard_id uuid, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', 'share', hazard_id, facts), 'UTF8'));
  held public.hazards;
  replay jsonb;
  wrong text;
  ends timestamptz;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  held := app.hazard_to_manage(hazard_id);
  if held.id is null then
    return app.refused('not_found');
  end if;
  replay := app.hazard_replay(company, link_id, digest);
  if replay is not null then
    return replay;
  end if;
  wrong := case when link_id is null then 'link_id' else app.wrong_share_field(held, facts) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  perform app.end_links(company, 'hazard', held.id, me);
  ends := now() + make_interval(days => (facts ->> 'days')::integer);
  insert into public.public_links (company_id, id, kind, record_id, secret_hash, shown, created_by, expires_at)
  values (company, link_id, 'hazard', held.id, decode(facts ->> 'secret_hash', 'hex'),
    jsonb_build_object('fields', facts -> 'fields', 'photo_ids', facts -> 'photo_ids'), me, ends)
  on conflict do nothing;
  if not found then
    return app.refused('other_payload');
  end if;
  perform app.add_hazard_event(company, held.id, link_id, 'shared', null, '{}', digest);
  if facts -> 'photo_ids' <> '[]' then
    perform app.enqueue_job('redraw_shared_pictures', jsonb_build_object('company_id', company, 'link_id', link_id),
      link_id::text);
  end if;
  return jsonb_build_object('verdict', 'applied', 'expires_at', app.instant(ends));
end
$$;

comment on function public.share_hazard(uuid, uuid, jsonb) is
  'An admin shows a hazard to whoever has its address: {secret_hash: the SHA-256 of the secret in the address, '
  'fields: what is shown besides its text, photo_ids, days: 1 to 365}. A link that was there before ends. Verdict '
  'applied with expires_at or replayed, or refused (not_allowed, not_found, invalid_input with the field in detail, '
  'other_payload).';

grant execute on function public.share_hazard(uuid, uuid, jsonb) to authenticated;

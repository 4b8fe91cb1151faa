create or replace function app.wrong_share_field(hazard public.hazards, facts jsonb) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return app.first_wrong(facts, jsonb_build_object(
    'secret_hash', jsonb_typeof(facts -> 'secret_hash') = 'string' and facts ->> 'secret_hash' ~ '^[0-9a-f]{64}$',
    'fields', jsonb_typeof(facts -> 'fields') = 'array' and facts -> 'fields' <@
      '["place", "project", "risk", "state", "reported_on", "immediate_action", "actions"]',
    'photo_ids', app.are_uuids(facts -> 'photo_ids', 10) and not exists (
      select from jsonb_array_elements_text(facts -> 'photo_ids') p (id)
      where not exists (
        select from public.attachments a
        join storage.objects o on o.bucket_id = 'attachments' and o.name = a.path
        where a.company_id = hazard.company_id and a.id::text = p.id and a.record_kind = 'hazard'
          and a.record_id = hazard.id and a.comment_id is null and a.deleted_at is null
      )
    ),
    'days', app.is_whole(facts -> 'days', 1, 365)
  ));
end
$$;

comment on function app.wrong_share_field(public.hazards, jsonb) is
  'The first field of what to share of a hazard that is missing, unknown or not allowed; null when all are right. '
  'Photos must have arrived.';

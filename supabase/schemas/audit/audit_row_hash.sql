create or replace function app.audit_row_hash(e public.audit_events) returns bytea
language plpgsql stable set search_path = ''
as $$
begin
  return sha256(convert_to(jsonb_build_array(
    e.id, e.company_id, (extract(epoch from e.recorded_at) * 1000000)::bigint, e.recorded_by::text,
    e.actor_user_id, e.actor_person_id, e.actor_hidden, e.action, e.subject, e.subject_id, e.person_id,
    e.before, e.after
  )::text, 'UTF8'));
end
$$;

comment on function app.audit_row_hash(public.audit_events) is
  'Of every column. `muster audit verify` computes the same without this function, which could have been changed '
  'too.';

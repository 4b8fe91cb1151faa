create or replace function app.remove_old_transcripts() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.jsa_transcripts t using public.companies c
  where c.id = t.company_id and t.saved_at < app.kept_since(c.settings, 'voice_audio', now());
  get diagnostics removed = row_count;
  delete from app.jsa_pin_tries t where t.tried_at < now() - interval '1 day';
  return removed;
end
$$;

comment on function app.remove_old_transcripts() is
  'Deletes what was said for JSAs once its company''s period is over, 30 days where none is set. Answers how many.';

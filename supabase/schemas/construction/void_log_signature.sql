create or replace function app.void_log_signature(held public.daily_logs, reason text) returns void
language sql set search_path = ''
as $$
  update public.daily_log_signatures s set voided_at = now(), void_reason = reason
  where s.company_id = held.company_id and s.log_id = held.id and s.voided_at is null
$$;

comment on function app.void_log_signature(public.daily_logs, text) is
  'Takes the validity from the signature of a log that is held; the signature itself stays.';

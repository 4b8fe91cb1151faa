-- The only way into the ledger. app.take_batch processes a batch: app.judge_item judges each item, app.store_punches
-- stores them, the fold derives entries from them, app.answer_item writes the response. Why generic plans:
-- docs/decisions/0180-a-punch-is-planned-once.md

create or replace function public.record_punches(batch jsonb) returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
begin
  if jsonb_typeof(batch) is distinct from 'array' or jsonb_array_length(batch) > 500 then
    raise exception 'a batch is a list of at most 500 punches' using errcode = 'PT413', detail = 'batch_too_large';
  end if;
  return app.record_batch(app.current_caller(), batch, now());
end
$$;

comment on function public.record_punches(jsonb) is
  'Takes punches (packages/contract/src/punches.ts) from the person, their supervisor, an admin or a kiosk. Never '
  'loses what the caller could plausibly have done: it is stored and, where doubtful, waits for a decision. One '
  'verdict an item, in order. Error batch_too_large (413) when the batch is no list or has more than 500 items.';

grant execute on function public.record_punches(jsonb) to authenticated;

create or replace function app.saved_shifts(company uuid, change_id uuid, verdict text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  ids constant uuid[] := array(
    select k::uuid from public.shift_changes c cross join jsonb_object_keys(c.before) k
    where c.company_id = company and c.id = change_id
  );
begin
  return jsonb_build_object(
    'verdict', verdict, 'change_id', change_id,
    'shifts', app.board_rows(company, ids),
    'removed', (
      select coalesce(jsonb_agg(i.id), '[]') from unnest(ids) i (id)
      where not exists (select from public.shifts s where s.company_id = company and s.id = i.id)
    ),
    'judged', (
      select coalesce(jsonb_object_agg(j.shift_id, j.judgement), '{}')
      from app.judge_stored(company, ids) j where j.judgement ->> 'verdict' <> 'ok'
    )
  );
end
$$;

comment on function app.saved_shifts(uuid, uuid, text) is
  'What a change of shifts has come to: the shifts, what is gone, and what each is warned about or blocked by.';

create or replace function public.reserve_order_numbers(device_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  held integer;
begin
  if not app.may_buy() then
    return app.refused('not_allowed');
  end if;
  if device_id is null then
    return app.refused_with_detail('invalid_input', 'device_id');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('numbers:' || company || me || reserve_order_numbers.device_id, 0));
  update public.reserved_numbers r set seen_at = now()
  where r.company_id = company and r.person_id = me and r.device_id = reserve_order_numbers.device_id
    and r.order_id is null and r.released_at is null and r.seen_at > now() - interval '60 days';
  get diagnostics held = row_count;
  update public.reserved_numbers r set released_at = now()
  where r.company_id = company and r.order_id is null and r.released_at is null
    and r.seen_at <= now() - interval '60 days';
  insert into public.reserved_numbers (company_id, number, device_id, person_id)
  select company, app.order_number(company, extract(year from app.company_today(company))::integer),
    reserve_order_numbers.device_id, me
  from generate_series(held + 1, 5);
  return jsonb_build_object('verdict', 'ok', 'numbers', (
    select coalesce(jsonb_agg(r.number order by r.number), '[]') from public.reserved_numbers r
    where r.company_id = company and r.person_id = me and r.device_id = reserve_order_numbers.device_id
      and r.order_id is null and r.released_at is null
  ));
end
$$;

comment on function public.reserve_order_numbers(uuid) is
  'The five unused order numbers of a buyer''s device, new ones where it has fewer. Those of devices that have not '
  'asked for 60 days are released and never given again. Refused with not_allowed or invalid_input.';

grant execute on function public.reserve_order_numbers(uuid) to authenticated;

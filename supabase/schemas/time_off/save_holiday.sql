create or replace function public.save_holiday(id uuid, on_date public.day, name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if id is null or on_date is null or on_date not between '2000-01-01' and '2099-12-31'
    or coalesce(length(trim(name)), 0) not between 1 and 100 then
    return app.refused_with_detail('invalid_input', case
      when id is null then 'id' when coalesce(length(trim(name)), 0) not between 1 and 100 then 'name'
      else 'on_date' end);
  end if;
  if exists (
    select from public.holidays h
    where h.company_id = company and h.on_date = save_holiday.on_date and h.id <> save_holiday.id
  ) then
    return app.refused_with_detail('taken', 'on_date');
  end if;
  insert into public.holidays as h (company_id, id, on_date, name)
  values (company, save_holiday.id, save_holiday.on_date, trim(save_holiday.name))
  on conflict on constraint holidays_pkey do update set on_date = excluded.on_date, name = excluded.name;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.save_holiday(uuid, public.day, text) is
  'An admin adds or changes a holiday. Verdict applied or refused (not_allowed, invalid_input with the field in '
  'detail, taken for a day that has one).';

grant execute on function public.save_holiday(uuid, public.day, text) to authenticated;

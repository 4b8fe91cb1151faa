create or replace function public.judge_shift(shift jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong text;
begin
  if app.my_role() is null or app.my_role() = 'employee' then
    return app.refused('not_allowed');
  end if;
  wrong := app.wrong_shift_field(company, shift);
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if not app.may_schedule((shift ->> 'crew_id')::uuid, (shift ->> 'person_id')::uuid) then
    return app.refused('not_allowed');
  end if;
  return app.judge_planned(company, shift);
end
$$;

comment on function public.judge_shift(jsonb) is
  'A dry run for who may plan the shift: {verdict ok, warned or blocked, reasons with their facts}, or refused '
  '(not_allowed, invalid_input with the field in detail).';

grant execute on function public.judge_shift(jsonb) to authenticated;

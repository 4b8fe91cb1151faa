create or replace function public.my_sheet(period_from public.day default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_company_id() is null then
    return app.refused('not_allowed');
  end if;
  return public.read_sheet(app.my_person_id(), my_sheet.period_from);
end
$$;

comment on function public.my_sheet(public.day) is
  'The caller''s own timesheet, as read_sheet.';

grant execute on function public.my_sheet(public.day) to authenticated;

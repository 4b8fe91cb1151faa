create or replace function public.my_sheet(period_from public.day default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_company_id() is null then
    return app.refused('not_allowed');
  end if;
  -- Time off may reveal an illness, and a signature is personal.
  return app.shown_in_visit(
    public.read_sheet(app.my_person_id(), my_sheet.period_from), '{time_off,signature,corrections}'
  );
end
$$;

comment on function public.my_sheet(public.day) is
  'The caller''s own timesheet, as read_sheet; in a support visit without time off, signature and corrections.';

grant execute on function public.my_sheet(public.day) to authenticated;

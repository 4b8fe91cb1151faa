create or replace function public.swap_partners(shift_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if not exists (
    select from public.published_shifts p
    where p.company_id = company and p.id = swap_partners.shift_id and p.person_id = me and p.canceled_at is null
  ) then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'ok', 'shifts', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'person', app.person_label(company, p.person_id), 'shift', app.request_shift(p)
    ) order by p.starts_at, p.id), '[]')
    from (
      select * from public.published_shifts p
      where p.company_id = company and p.canceled_at is null and p.person_id is not null
        and p.starts_at > now() and p.starts_at < now() + interval '42 days'
        and app.is_swap_partner(company, me, p.person_id)
      order by p.starts_at, p.id limit 200
    ) p
  ));
end
$$;

comment on function public.swap_partners(uuid) is
  'Shifts of the caller''s crews in the next 42 days that an own shift could be swapped for, at most 200. Verdict '
  'ok or refused (not_allowed, not_found).';

grant execute on function public.swap_partners(uuid) to authenticated;

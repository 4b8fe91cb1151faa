-- docs/decisions/0275-a-support-visit-only-reads.md
create or replace function public.start_support_visit(person_id uuid, reason text, minutes integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid;
  visit app.support_visits;
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  -- Other platforms can't restrict a request to reading, or record it.
  if to_regnamespace('muster') is null then
    return app.refused('not_available');
  end if;
  if coalesce(length(trim(start_support_visit.reason)), 0) not between 1 and 1000 then
    return app.refused_with_detail('invalid_input', 'reason');
  end if;
  if coalesce(start_support_visit.minutes not in (15, 60), true) then
    return app.refused_with_detail('invalid_input', 'minutes');
  end if;
  select m.company_id into company
  from public.profiles p
  join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  where p.person_id = start_support_visit.person_id;
  if company is null then
    return app.refused('not_found');
  end if;
  if not app.has_fresh_factor() then
    return app.refused('second_factor_needed');
  end if;
  -- Two visits of a login run one after the other.
  perform from public.platform_admins a where a.user_id = auth.uid() for update;
  visit := app.open_visit_of_caller();
  if visit.id is not null then
    return app.refused('already_visiting');
  end if;
  insert into app.support_visits (
    company_id, person_id, admin_user_id, admin_name, reason, minutes, consent, begun_at, until
  )
  select company, start_support_visit.person_id, auth.uid(), app.login_name(auth.uid()),
    trim(start_support_visit.reason), start_support_visit.minutes,
    case when asks then 'waiting' else 'not_needed' end,
    case when not asks then now() end,
    case when not asks then now() + make_interval(mins => start_support_visit.minutes) end
  from (select app.asks_for_consent(company) as asks) c
  returning * into visit;
  perform app.tell_of_visit(visit);
  return jsonb_build_object('verdict', 'applied', 'visit_id', visit.id, 'consent', visit.consent);
end
$$;

comment on function public.start_support_visit(uuid, text, integer) is
  'For a platform admin who has shown the second factor within five minutes: begins to look at what one person sees, '
  'for 15 or 60 minutes, or asks the company''s admins first where they want that (consent waiting). Verdict applied '
  'or refused (not_allowed, not_available, not_found, second_factor_needed, already_visiting, invalid_input with the '
  'field in detail).';

grant execute on function public.start_support_visit(uuid, text, integer) to authenticated;

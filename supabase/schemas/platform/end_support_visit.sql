create or replace function public.end_support_visit(visit_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  is_platform constant boolean := app.is_platform_admin();
  asker constant record := app.who_asks();
begin
  if not is_platform and asker.role is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  update app.support_visits v set
    ended_at = now(),
    ended_by_name = case
      when is_platform then v.admin_name else app.person_name(v.company_id, asker.person_id)
    end
  where v.id = end_support_visit.visit_id and v.ended_at is null and (v.until is null or v.until > now())
    and case when is_platform then v.admin_user_id = auth.uid() else v.company_id = asker.company_id end;
  if not found then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.end_support_visit(uuid) is
  'Ends a support visit, or the question for consent: for the platform admin who began it and admins of the company. '
  'Verdict applied or refused (not_allowed, not_found also where it is over).';

grant execute on function public.end_support_visit(uuid) to authenticated;

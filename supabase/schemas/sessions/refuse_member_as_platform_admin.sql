create or replace function app.refuse_member_as_platform_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.profiles p where p.id = new.user_id and p.company_id is not null) then
    raise exception 'the login belongs to a company' using errcode = 'PT409', detail = 'has_company';
  end if;
  return new;
end
$$;

comment on function app.refuse_member_as_platform_admin() is
  'A platform admin''s login belongs to no company, so that no one is both sides of a suspension or a visit.';

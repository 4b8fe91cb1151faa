-- A change may be saved without a network and arrive days later, from several devices.
-- docs/decisions/0039-the-later-word-about-oneself-wins.md
create or replace function public.save_my_profile(change_id uuid, made_at public.instant, changes jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wrong constant text := app.wrong_profile_field(changes);
  person public.profiles;
  contact jsonb;
  newest jsonb;
begin
  perform app.refuse_unfit_session();
  select * into person from public.profiles p where p.id = auth.uid() for update;
  if person.id is null or (person.company_id is not null and app.my_company_id() is null) then
    return app.refused('not_allowed');
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if person.company_id is null
    and changes ?| array['emergency_contact', 'photo_url', 'quiet_hours', 'notifications_off']
  then
    return app.refused('company_missing');
  end if;
  if not app.is_own_photo(person.company_id, person.person_id, changes ->> 'photo_url') then
    return app.refused_with_detail('invalid_input', 'photo_url');
  end if;

  -- Only fields that no later change has set, and that this one didn't set before.
  with taken as (
    insert into app.profile_changes as c (person_id, field, made_at, change_id)
    select person.person_id, f.field, least(save_my_profile.made_at, now()), save_my_profile.change_id
    from jsonb_object_keys(changes) f (field)
    on conflict on constraint profile_changes_pkey do update set
      made_at = excluded.made_at, change_id = excluded.change_id
    where c.change_id <> excluded.change_id and c.made_at <= excluded.made_at
    returning c.field
  )
  select coalesce(jsonb_object_agg(t.field, changes -> t.field), '{}') into newest from taken t;

  if newest ?| array['first_name', 'last_name', 'phone', 'language', 'theme', 'photo_url'] then
    update public.profiles p set
      first_name = coalesce(trim(newest ->> 'first_name'), p.first_name),
      last_name = coalesce(trim(newest ->> 'last_name'), p.last_name),
      phone = case when newest ? 'phone' then nullif(trim(newest ->> 'phone'), '') else p.phone end,
      language = coalesce(newest ->> 'language', p.language),
      theme = coalesce(newest ->> 'theme', p.theme),
      photo_url = case when newest ? 'photo_url' then newest ->> 'photo_url' else p.photo_url end
    where p.id = person.id;
  end if;

  if newest ? 'emergency_contact' then
    contact := nullif(newest -> 'emergency_contact', 'null');
    if contact is null then
      delete from public.emergency_contacts c
      where c.company_id = person.company_id and c.person_id = person.person_id;
    else
      insert into public.emergency_contacts (company_id, person_id, name, relationship, phone)
      values (
        person.company_id, person.person_id, trim(contact ->> 'name'),
        nullif(trim(contact ->> 'relationship'), ''), trim(contact ->> 'phone')
      )
      on conflict on constraint emergency_contacts_pkey do update set
        name = excluded.name, relationship = excluded.relationship, phone = excluded.phone;
    end if;
  end if;
  if newest ?| array['quiet_hours', 'notifications_off'] then
    perform app.save_notification_settings(person.company_id, person.person_id, newest);
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.save_my_profile(uuid, public.instant, jsonb) is
  'The caller sets fields of their own profile: first_name, last_name, phone, language, theme, photo_url (a path in '
  'their own folder; null: none), emergency_contact (null: none), quiet_hours ({choice: company, off or own, from, '
  'to}), notifications_off (topics with their channel, such as clock.email). Of several changes the one made last '
  'wins, field by field; the same change again changes nothing. Verdict applied, also where a later change has won, '
  'or refused (not_allowed, invalid_input, company_missing).';

grant execute on function public.save_my_profile(uuid, public.instant, jsonb) to authenticated;

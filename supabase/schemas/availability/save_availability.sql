create or replace function public.save_availability(availability jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  wrong text;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  wrong := app.wrong_availability_field(availability);
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if (select count(*) from public.availability a where a.company_id = company and a.person_id = me) >= 200 then
    return app.refused_with_detail('invalid_input', 'id');
  end if;
  insert into public.availability as a (
    company_id, id, person_id, kind, weekday, from_date, to_date, from_time, to_time, note
  )
  select company, f.id, me, f.kind, f.weekday, f.from_date, f.to_date, f.from_time, f.to_time, f.note
  from jsonb_populate_record(null::public.availability, availability) f
  on conflict (company_id, id) do update set kind = excluded.kind, weekday = excluded.weekday,
    from_date = excluded.from_date, to_date = excluded.to_date, from_time = excluded.from_time,
    to_time = excluded.to_time, note = excluded.note, updated_at = now()
  where a.person_id = excluded.person_id;
  if not found then
    return app.refused('not_found');
  end if;
  perform app.tell_boards(company, '{}', array[me]);
  perform app.tell_own_schedules(company, array[me]);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.save_availability(jsonb) is
  'The caller says when they cannot or would rather not work, each week or on dates, under an id of the device''s, '
  'which may repeat it: {id, kind, weekday, from_date, to_date, from_time, to_time, note}. Verdict applied or '
  'refused (not_allowed, not_found, invalid_input with the field in detail).';

grant execute on function public.save_availability(jsonb) to authenticated;

create or replace function app.keep_location_choice(answer public.location_choices) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  latest public.location_choices;
begin
  if coalesce(answer.choice not in ('acknowledged', 'withdrawn'), true) then
    return app.refused_with_detail('invalid_input', 'choice');
  end if;
  if coalesce(answer.language not in ('en', 'es'), true) then
    return app.refused_with_detail('invalid_input', 'language');
  end if;
  -- One answer at a time, so that the newest row is the last answer.
  perform 1 from public.profiles p
  where p.company_id = answer.company_id and p.person_id = answer.person_id for no key update;
  if answer.version is distinct from (
    select max(n.version) from public.location_notices n where n.company_id = answer.company_id
  ) then
    return app.refused('changed_meanwhile');
  end if;
  select * into latest from public.location_choices c
  where c.company_id = answer.company_id and c.person_id = answer.person_id
  order by c.chosen_at desc, c.id limit 1;
  if (latest.choice, latest.version) is distinct from (answer.choice, answer.version) then
    answer.id := gen_random_uuid();
    answer.chosen_at := greatest(now(), latest.chosen_at + interval '1 microsecond');
    insert into public.location_choices values (answer.*);
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function app.keep_location_choice(public.location_choices) is
  'Keeps what someone answered to the location notice that applies; the same answer again changes nothing. Verdict '
  'applied or refused (invalid_input, changed_meanwhile where another version applies).';

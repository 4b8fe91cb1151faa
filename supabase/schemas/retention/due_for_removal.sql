create or replace function app.due_for_removal(company uuid, at timestamptz) returns table (
  kind text, before_at timestamptz, removes bigint, held bigint
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  settings constant jsonb := (select c.settings from public.companies c where c.id = company);
  hold record;
  item record;
  since timestamptz;
begin
  select * into hold from app.held(company);
  for item in select * from app.retention_kinds() loop
    since := app.kept_since(settings, item.kind, at);
    execute format(
      'select count(*) filter (where not d.is_held), count(*) filter (where d.is_held)
       from (select $7 or coalesce(%3$s, false) as is_held from %1$s t where t.company_id = $1 and (%2$s)) d',
      item.name, item.due, item.held
    ) into removes, held using company, since, at, settings, hold.people, hold.projects, hold.is_whole;
    kind := item.kind;
    before_at := case
      when item.kind <> 'voice_audio' or not app.is_kept_until_signed(settings) then since
    end;
    return next;
  end loop;
end
$$;

comment on function app.due_for_removal(uuid, timestamptz) is
  'What a run at an instant would remove of a company''s records, by kind: those from before before_at, and how '
  'many of them a legal hold keeps. Without before_at they go by something else than their age.';

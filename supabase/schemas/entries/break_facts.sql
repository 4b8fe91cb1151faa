create or replace function app.break_facts(breaks app.folded_break[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if breaks = '{}' then
    return '[]';
  end if;
  return (
    select jsonb_agg(
      jsonb_build_object('id', b.id, 'kind', b.kind, 'started_at', app.instant(b.started_at), 'ended_at',
        app.instant(b.ended_at))
      order by b.started_at, b.id
    )
    from unnest(breaks) as b
  );
end
$$;

comment on function app.break_facts(app.folded_break[]) is
  'Breaks as the history of an entry tells them.';

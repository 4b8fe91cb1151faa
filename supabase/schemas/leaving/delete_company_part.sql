-- The only way to delete rows of append-only tables. Each part is its own transaction: a server that is killed has
-- deleted whole parts, and the next run continues with the rest.
create or replace function app.delete_company_part(company uuid, most integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  departure app.company_departures;
  item record;
  leaf regclass;
  years integer;
  removed integer;
  room integer := most;
begin
  select * into departure from app.company_departures d
  where d.company_id = company and d.deletion_began_at is not null and d.deleted_at is null
  for update;
  if departure.id is null then
    return false;
  end if;
  update app.company_departures d set deleting_in = pg_current_xact_id() where d.id = departure.id;
  -- The storage service requires this setting, so that no one deletes the rows of files by accident.
  perform set_config('storage.allow_delete_query', 'true', true);

  <<parts>>
  for item in select * from app.deletable_tables(company) loop
    if item.name = 'app.audit_seals' and departure.last_seal_sequence is null then
      update app.company_departures d set (last_seal_sequence, last_seal_hash) = (
        select s.sequence, s.hash from app.audit_seals s where s.company_id = company order by s.sequence desc limit 1
      )
      where d.id = departure.id;
    end if;
    -- Each level of tables that nothing refers to any longer takes at least one part.
    years := case when departure.records_taken_at is null then app.years_kept(item.name) end;
    for leaf in
      select p.relid from pg_catalog.pg_partition_tree(item.name::regclass) p where p.isleaf
      union
      select c.oid::regclass from pg_catalog.pg_class c where c.oid = item.name::regclass and c.relkind = 'r'
    loop
      -- Rows of a table that refers to itself are deleted in one statement.
      execute format(
        $sql$
          with gone as (
            delete from %1$s t where t.ctid = any (array(select t.ctid from %1$s t where %2$s %3$s))
            returning to_jsonb(t) - '{phone,photo_url}'::text[] as record
          ), kept as (
            insert into app.kept_records (company_id, table_name, kept_until, record)
            select $1, %4$L, current_date + make_interval(years => $3), g.record from gone g where $3 is not null
          )
          select count(*) from gone
        $sql$,
        leaf, item.mine, case when not item.is_self_referring then 'limit $2' end, item.name
      ) into removed using company, room, years;
      room := room - removed;
      exit parts when room <= 0;
    end loop;
  end loop;

  -- Once no row is left, the company is gone.
  update app.company_departures d set
    deleting_in = null, deleted_at = case when room = most then now() end
  where d.id = departure.id;
  return room < most;
end
$$;

comment on function app.delete_company_part(uuid, integer) is
  'Deletes so many more rows of a company whose deletion has begun, those first that nothing refers to; what the law '
  'asks for goes to app.kept_records. False when there is none left.';

-- Values that the database computes for the data API: relationships and search vectors that
-- functions derive from a row, and values with a representation that differs from the stored one.
-- Runs after fixtures.sql.

create table probe.makers (
  id int primary key,
  name text not null
);
create table probe.models (
  id int primary key,
  name text not null,
  maker_id int references probe.makers (id)
);
insert into probe.makers values (1, 'Deere'), (2, 'Volvo'), (3, 'Idle');
insert into probe.models values (1, 'Loader', 1), (2, 'Dozer', 1), (3, 'Grader', 2), (4, 'Stray', null);

create function probe.maker_of(probe.models) returns setof probe.makers rows 1
  language sql stable as 'select * from probe.makers where id = $1.maker_id';
create function probe.one_maker(probe.models) returns probe.makers
  language sql stable as 'select * from probe.makers where id = $1.maker_id';
create function probe.models_of(probe.makers) returns setof probe.models
  language sql stable as 'select * from probe.models where maker_id = $1.id';
create function probe.all_models() returns setof probe.models
  language sql stable as 'select * from probe.models order by id';

-- Functions with the same name for two tables: each table uses its own.
create function probe.namesakes(probe.makers) returns setof probe.makers
  language sql stable as 'select * from probe.makers where id = $1.id';
create function probe.namesakes(probe.models) returns setof probe.models
  language sql stable as 'select * from probe.models where id = $1.id';

create function probe.elder(probe.people) returns setof probe.people rows 1
  language sql stable as 'select * from probe.people where id = $1.parent_id';
create function probe.younger(probe.people) returns setof probe.people
  language sql stable as 'select * from probe.people where parent_id = $1.id';

-- The functions below override the foreign key between the two tables, and return nothing.
create table probe.owners (id int primary key);
create table probe.vehicles (id int primary key, owner_id int references probe.owners (id));
insert into probe.owners values (1);
insert into probe.vehicles values (1, 1);
create function probe.owners(probe.vehicles) returns setof probe.owners rows 1
  language sql stable as 'select * from probe.owners where false';
create function probe.vehicles(probe.owners) returns setof probe.vehicles
  language sql stable as 'select * from probe.vehicles where false';

-- A column with the name of its table: the name still means the row.
create table probe.crate (id int primary key, crate text);
insert into probe.crate values (1, 'wood');
create function probe.same_crate(probe.crate) returns setof probe.crate rows 1
  language sql stable as 'select * from probe.crate where id = $1.id';

-- A chain of to-one relationships, for spreading over several levels.
create table probe.costs (task_id int primary key references probe.tasks (id), amount int);
insert into probe.costs values (1, 10), (2, 20), (3, 30), (4, 40), (5, 50), (6, null);

create domain probe.vector as tsvector;
create table probe.documents (id int primary key, title text not null, words probe.vector);
insert into probe.documents values
  (1, 'Safety briefing', to_tsvector('english', 'Safety briefings')),
  (2, 'Crane manual', to_tsvector('english', 'Crane manuals'));
create function probe.title_words(probe.documents) returns tsvector
  language sql immutable as $$ select to_tsvector('english', $1.title) $$;
create function probe.title_vector(probe.documents) returns probe.vector
  language sql immutable as $$ select to_tsvector('english', $1.title)::probe.vector $$;

-- A color is stored as a number and shown as #RRGGBB; null is shown as an empty text.
create domain probe.paint as int;
create function probe.paint_to_json(probe.paint) returns json language sql immutable as
  $$ select to_json(case when $1 is null then '' else '#' || lpad(upper(to_hex($1)), 6, '0') end) $$;
create function probe.paint_of_json(json) returns probe.paint language sql immutable as
  $$ select ('x' || lpad(substr($1 #>> '{}', 2), 8, '0'))::bit(32)::int $$;
create function probe.paint_of_text(text) returns probe.paint language sql immutable as
  $$ select ('x' || lpad($1, 8, '0'))::bit(32)::int $$;
create cast (probe.paint as json) with function probe.paint_to_json(probe.paint) as implicit;
create cast (json as probe.paint) with function probe.paint_of_json(json) as implicit;
create cast (text as probe.paint) with function probe.paint_of_text(text) as implicit;

create table probe.signs (
  id int primary key,
  paint probe.paint default 255,
  task_id int references probe.tasks (id)
);
insert into probe.signs values (1, 0, 1), (2, 256, 1), (3, 123456, 2), (4, null, null);
create view probe.signs_view as
  select id, paint, ((paint + 1))::probe.paint as lighter from probe.signs;
create function probe.all_signs() returns setof probe.signs
  language sql stable as 'select * from probe.signs order by id';
create function probe.signs_of(probe.tasks) returns setof probe.signs
  language sql stable as 'select * from probe.signs where task_id = $1.id';

-- Rows that relationships must not expose: those that a policy hides, a column without a grant, a
-- function that the caller may not run, and functions and tables of a schema that is not exposed.
create function probe.notes_of(probe.clients) returns setof probe.notes
  language sql stable as 'select * from probe.notes';
create function probe.notes_for_staff(probe.clients) returns setof probe.notes
  language sql stable security definer set search_path = '' as 'select * from probe.notes';
create function probe.twins(probe.partly_shown) returns setof probe.clients
  language sql stable as 'select * from probe.clients where id = $1.id';
insert into probe.partly_shown values (1, 'withheld');
create function probe_hidden.backdoor(probe.clients) returns setof probe.notes
  language sql stable security definer set search_path = '' as 'select * from probe.notes';
create function probe.raw_articles(probe.clients) returns setof probe_hidden.articles
  language sql stable security definer set search_path = '' as 'select * from probe_hidden.articles';
create view probe.own_notes with (security_invoker = true) as select * from probe.notes;
create function probe.readers(probe.own_notes) returns setof probe.users
  language sql stable as 'select * from probe.users where id = $1.id';

-- Overloads, created in a different order than they are listed in.
create function probe.same_arguments(a xml) returns text language sql immutable as $$ select 'xml' $$;
create function probe.same_arguments(b int, a text default '') returns text language sql immutable as
  $$ select 'two' $$;
create function probe.same_arguments(a text, b int default 1) returns text language sql immutable as
  $$ select 'more' $$;
create function probe.same_arguments(a int) returns text language sql immutable as $$ select 'int' $$;

grant select, insert, update, delete on
  probe.makers, probe.models, probe.owners, probe.vehicles, probe.crate, probe.costs, probe.documents,
  probe.signs, probe.signs_view, probe.own_notes
  to anon, authenticated, service_role;
grant execute on all functions in schema probe to anon, authenticated, service_role;
revoke execute on function probe.for_members from anon;
revoke execute on function probe.notes_for_staff from anon, authenticated;

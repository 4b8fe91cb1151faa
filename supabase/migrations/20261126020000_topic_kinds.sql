-- Topics of live updates: a kind of topic is a row that names who may listen.

create table app.topic_kinds (
  subject text check (subject ~ '^[a-z]+$'),
  news text check (news ~ '^[a-z_]+$'),
  may_listen text not null check (may_listen ~ '^app\.[a-z_]+$'),
  primary key (subject, news)
);
comment on table app.topic_kinds is
  'Kinds of topics <subject>:<id>:<news>. may_listen names a function (uuid) that returns whether the caller may '
  'listen to that subject. Comments on a record have the topic record:<kind>:<id>:comments, as app.record_kinds says.';
alter table app.topic_kinds enable row level security;

insert into app.topic_kinds (subject, news, may_listen) values
  ('company', 'clock', 'app.may_hear_company_as_admin'),
  ('company', 'time', 'app.may_hear_company_as_admin'),
  ('company', 'schedule', 'app.may_hear_company_as_admin'),
  ('company', 'safety', 'app.may_hear_company'),
  ('company', 'jsas', 'app.may_hear_company'),
  ('crew', 'clock', 'app.may_hear_crew'),
  ('crew', 'time', 'app.may_hear_crew'),
  ('crew', 'schedule', 'app.may_hear_crew'),
  ('person', 'clock', 'app.may_hear_person'),
  ('person', 'time', 'app.may_hear_person'),
  ('person', 'schedule', 'app.may_hear_person');

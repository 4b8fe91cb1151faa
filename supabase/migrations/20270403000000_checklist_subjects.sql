-- requires: app.shipped_checklists

-- What a checklist is asked about: a site every so many days, a piece of equipment, or whoever clocks out, whose
-- answers only they and admins read. And who has a piece of equipment that someone else checked out for them.

alter table public.checklist_templates
  drop constraint checklist_templates_asked_at_check,
  add constraint checklist_templates_asked_at_check
    check (asked_at in ('hand', 'site', 'equipment', 'clock_in', 'clock_out')),
  add column equipment_type text check (length(equipment_type) between 1 and 100),
  add column every_days smallint check (every_days between 1 and 366);
comment on column public.checklist_templates.equipment_type is
  'Asked of equipment whose type has these words; null: of all.';
comment on column public.checklist_templates.every_days is
  'After how many days it is due again where people work: of a site, or of equipment that is there. Null: never.';

alter table public.checklist_revisions add column is_private boolean not null default false;
comment on column public.checklist_revisions.is_private is
  'Who answers is told that only they and admins read it, so it belongs to what was asked.';

alter table public.checklists
  alter column project_id drop not null,
  add column equipment_id uuid,
  add column is_private boolean not null default false,
  add column asks_call boolean not null default false,
  add foreign key (company_id, equipment_id) references public.equipment (company_id, id),
  add check (is_private or not asks_call);
comment on column public.checklists.project_id is
  'Null: in private, or asked at the clock on a project that its author does not see.';
comment on column public.checklists.asks_call is 'Their supervisors are told to call them, and nothing else.';
create index checklists_equipment_idx on public.checklists (company_id, equipment_id, made_at)
  where equipment_id is not null;

alter table public.equipment_moves
  add column holder_person_id uuid,
  add check (holder_person_id is null or kind = 'out'),
  add foreign key (company_id, holder_person_id) references public.profiles (company_id, person_id);
comment on column public.equipment_moves.holder_person_id is 'Who takes it, where someone in charge of them says so.';
create index equipment_moves_holder_idx on public.equipment_moves (company_id, holder_person_id)
  where holder_person_id is not null;

insert into public.checklist_templates (company_id, id, asked_at)
select c.id, (s.value ->> 'id')::uuid, s.value ->> 'asked_at'
from public.companies c cross join jsonb_array_elements(app.shipped_checklists()) s
on conflict do nothing;
insert into public.checklist_revisions (company_id, template_id, revision, title, questions, is_private)
select c.id, (s.value ->> 'id')::uuid, 1, s.value -> 'title', s.value -> 'questions',
  coalesce((s.value ->> 'is_private')::boolean, false)
from public.companies c cross join jsonb_array_elements(app.shipped_checklists()) s
on conflict do nothing;
update public.checklist_templates t set equipment_type = s.value ->> 'equipment_type'
from jsonb_array_elements(app.shipped_checklists()) s
where t.id = (s.value ->> 'id')::uuid and t.asked_at = 'equipment' and s.value ->> 'equipment_type' is not null;

-- What a salary pays beside its fixed hours is calculated by another rule (docs/decisions/0229): the weeks of salaried
-- people are calculated again only where their timesheets aren't locked.
insert into app.hours_queue (company_id, person_id, from_date, to_date, is_bulk)
select t.company_id, t.person_id, greatest(min(t.valid_from), coalesce(max(l.period_to) + 1, min(t.valid_from))),
  date '9999-12-31', true
from public.pay_terms t
left join public.timesheets l on l.company_id = t.company_id and l.person_id = t.person_id and l.state = 'locked'
where t.kind = 'salaried_nonexempt'
group by t.company_id, t.person_id;

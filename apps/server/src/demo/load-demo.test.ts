import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, openTestDatabase, type TestDatabase } from '@muster/testkit';
import { advanceDemo } from './advance-demo.ts';
import { loadDemoForTest } from './load-demo-for-test.ts';

/** The demo looks like a company at work: about half the people on the clock, and something to find. */
let opened: TestDatabase;
let logins: readonly string[] | null;
const pictures: Buffer[] = [];
const company = 'd0000000-0000-4000-8000-000000000001';
const load = () => loadDemoForTest(opened.database, pictures);
beforeAll(async () => {
  opened = await openTestDatabase();
  logins = await load();
}, 240_000);
afterAll(() => opened.close());

describe('the demo', () => {
  test('names its logins and is loaded once', async () => {
    const ofDemo = (name: string) => `${name}@demo.muster.test`;
    expect(logins).toEqual([
      ...['admin', 'supervisor', 'employee', 'super', 'kiosk'].map(ofDemo),
      ...['admin@second.muster.test', 'admin@third.muster.test', 'employee@third.muster.test'],
      ...['crew1', 'crew14', 'crew16', 'crew27'].map(ofDemo),
    ]);
    expect(await load()).toBeNull();
  });

  test('has 58 people, a quarter without a login, in three crews on eight projects', async () => {
    expect(
      await one(`select
        (select count(*)::int from profiles p join companies c on c.id = p.company_id where c.name = 'Summit Ridge Construction') as people,
        (select count(*)::int from profiles where company_id is not null and not has_login) as without_login,
        (select count(*)::int from crews) as crews,
        (select count(*)::int from projects where company_id = 'd0000000-0000-4000-8000-000000000001') as projects`),
    ).toEqual({ people: 58, without_login: 16, crews: 3, projects: 8 });
  });

  test('knows its people: phones, numbers, both languages, and a certificate about to expire', async () => {
    expect(
      await one(`select
        (select count(*)::int from person_details where employee_number is not null) as numbered,
        (select count(*)::int from profiles where phone like '+1 970 555 %') as with_phone,
        (select count(*) > 5 from profiles where language = 'es') as spanish,
        (select count(*)::int from certificates where expires_on between current_date and current_date + 30) as expiring`),
    ).toEqual({ numbered: 56, with_phone: 56, spanish: true, expiring: 1 });
  });

  test('has punches of nine weeks, none of them refused and none in the future', async () => {
    const { punches, days, late } = await one(`select
      count(*)::int as punches, count(distinct occurred_at::date)::int as days,
      count(*) filter (where occurred_at > now() + interval '1 minute')::int as late
      from punches where company_id = 'd0000000-0000-4000-8000-000000000001'`);
    expect(punches).toBeGreaterThan(5000);
    expect(days).toBeGreaterThan(45);
    expect(late).toBe(0);
  });

  test('has six extra-work tickets, and each signature is of what is stored', async () => {
    const tickets =
      await one(`select string_agg(t.state, ' ' order by t.state) as states, count(*) filter (where
        s.hash = app.ticket_hash(app.ticket_json(t), to_jsonb(s) || jsonb_build_object('signed_at', app.instant(s.signed_at)))
      )::int as intact from work_tickets t left join work_ticket_signatures s on s.ticket_id = t.id`);
    expect(tickets).toEqual({ states: 'open open signed signed void void', intact: 3 });
  });

  test('shows nothing as received late', async () => {
    const late = (table: string, stated: string, received = 'received_at') =>
      `select '${table}' as late from ${table} where abs(extract(epoch from ${received} - ${stated})) > 7200`;
    expect(
      await opened.database.query(
        [
          `${late('hazards', 'reported_at')} and not is_anonymous`,
          late('jsas', 'made_at'),
          late('jsa_signatures', 'signed_at'),
          late('comments', 'made_at', 'created_at'),
          late('daily_log_signatures', 'signed_at'),
          late('work_tickets', 'made_at'),
          late('work_ticket_signatures', 'signed_at'),
          late('checklists', 'made_at'),
          late('equipment_moves', 'at'),
          late('jsa_events', 'at'),
          late(
            'project_photos p join attachments a using (company_id, id)',
            'p.taken_at',
            'a.created_at',
          ),
        ].join(' union all '),
      ),
    ).toEqual([]);
  });

  test('has answers to its four checklists, one of which raised a hazard', async () => {
    const checklists = await one(`select count(distinct c.template_id)::int as templates,
      count(*) filter (where c.failed_count > 0)::int as failed,
      count(h.id)::int as hazards
      from checklists c left join hazards h
        on h.company_id = c.company_id and h.id::text = c.answers -> 'alarms' ->> 'hazard_id'`);
    expect(checklists).toEqual({ templates: 4, failed: 2, hazards: 1 });
  });

  test('has an export of the whole company that can be downloaded for a week', async () => {
    const made =
      await one(`select e.state, e.asked_by is not null as is_asked, o.version is not null as is_kept,
      e.file_bytes = (o.metadata ->> 'size')::bigint as is_whole, e.files > 10 and e.rows > 10000 as is_full
      from company_exports e join storage.objects o on o.bucket_id = 'company-exports' and o.name = e.file_path`);
    expect(made).toEqual({
      state: 'done',
      is_asked: true,
      is_kept: true,
      is_whole: true,
      is_full: true,
    });
  });

  test('has a sign-in of its own that is set up and lets no one in', async () => {
    const signIn = await one(`select kind, is_on, is_required, proven_at from company_sign_ins`);
    expect(signIn).toEqual({ kind: 'saml', is_on: false, is_required: false, proven_at: null });
  });

  test('has eight pieces of equipment, five of them out, one overdue for service', async () => {
    const equipment = await one(`select count(*)::int as pieces, count(project_id)::int as out,
      count(*) filter (where service_meter <= meter or service_on < current_date)::int as overdue
      from equipment`);
    expect(equipment).toEqual({ pieces: 8, out: 5, overdue: 1 });
  });

  test('has a schedule: weeks that were worked, one with things to settle, and a draft with its problems', async () => {
    const counts = await one(`select
      count(*) filter (where p.id is not null and s.starts_at < now())::int as past,
      count(*) filter (where p.id is not null and s.person_id is null and s.starts_at > now())::int as open,
      count(*) filter (where p.starts_at is distinct from s.starts_at and p.id is not null)::int as changed,
      count(*) filter (where p.id is null)::int as drafts,
      (select count(*)::int from shift_requests where kind = 'swap' and state = 'waiting') as swaps,
      (select count(*)::int from time_off_requests where state = 'waiting') as time_off,
      (select count(*)::int from time_off_requests t where state = 'approved' and starts_at > now() and minutes = (
        select sum(d.minutes) from time_off_days d where d.company_id = t.company_id and d.request_id = t.id
      ) and minutes = (
        select -sum(l.minutes) from time_off_ledger l where l.company_id = t.company_id and l.request_id = t.id
      )) as vacations,
      (select count(*)::int from schedule_templates) as templates
      from shifts s left join published_shifts p on p.company_id = s.company_id and p.id = s.id`);
    const each = { open: 1, changed: 1, swaps: 1, time_off: 1, vacations: 1, templates: 1 };
    expect(counts).toMatchObject(each);
    expect(counts['past']).toBeGreaterThan(300);
    expect(counts['drafts']).toBeGreaterThan(300);
    // Everyone who worked in the last two weeks was scheduled, except a few who were late or joined in.
    const worked = await one(`select count(*)::int as entries, count(*) filter (where not exists (
        select from published_shifts p where p.company_id = e.company_id and p.person_id = e.person_id
          and p.starts_at < coalesce(e.ended_at, now()) and p.ends_at > e.started_at
      ))::int as unplanned
      from time_entries e
      where e.company_id = (select company_id from shifts limit 1) and e.started_at > now() - interval '13 days'
        and e.state in ('open', 'closed')`);
    expect(worked['entries']).toBeGreaterThan(300);
    expect(worked['unplanned']).toBeLessThan(Number(worked['entries']) / 20);
    const problems = await one(`select
      count(*) filter (where r.value ->> 'reason' = 'certificate_missing')::int as certificates,
      count(*) filter (where r.value ->> 'reason' = 'short_rest')::int as rests,
      count(distinct s.person_id) filter (where r.value ->> 'reason' = 'overtime' and not exists (
        select from time_entries e where e.company_id = s.company_id and e.person_id = s.person_id
          and ('estimated' = any (e.flags) or e.state = 'open' and not exists (
            select from shifts o where o.person_id = e.person_id and o.starts_at < now() and o.ends_at > now()))
      ))::int as over,
      count(*) filter (where r.value ->> 'level' = 'blocked')::int as blocked
      from app.judge_stored('${company}', array(
        select id from shifts where company_id = '${company}' and starts_at > now()
      )) j
      join shifts s on s.company_id = '${company}' and s.id = j.shift_id
      cross join jsonb_array_elements(j.judgement -> 'reasons') r`);
    // Short rest is reported for both of its shifts; how many worked through meals depends on the minute of loading.
    expect(problems).toMatchObject({ certificates: 1, rests: 2, blocked: 1 });
    expect(problems['over']).toBeLessThan(6);
  });

  test('has daily logs of two weeks on three projects, one returned, today’s as a draft', async () => {
    const logs =
      await one(`select count(distinct l.project_id)::int as projects, count(*)::int > 20 as many,
        count(*) filter (where l.state = 'returned')::int as returned,
        count(*) filter (where l.state = 'submitted')::int as submitted,
        count(*) filter (where l.state = 'draft')::int as drafts,
        min(l.day) filter (where l.state = 'draft') = app.company_today('${company}') as is_today,
        bool_and(s.document @> '[{"kind": "manpower"}]') as know_people
      from daily_logs l
      left join daily_log_signatures s on s.log_id = l.id and s.voided_at is null`);
    expect(logs).toEqual({
      projects: 3,
      many: true,
      returned: 1,
      submitted: 3,
      drafts: 3,
      is_today: true,
      know_people: true,
    });
  });

  test('has thirteen hazards in every state, two overdue, one without a name and one shared, and mails no one', async () => {
    const counts = await one(`select count(*)::int as hazards, count(distinct state)::int as states,
      count(*) filter (where state not in ('resolved', 'verified') and due_on < app.company_today(company_id))::int as overdue,
      count(*) filter (where is_anonymous)::int as anonymous,
      (select count(*)::int from hazard_reporters) as reporters,
      (select count(*)::int from public_links where kind = 'hazard' and expires_at > now()) as shared,
      (select count(*)::int from app.notifications where kind like 'hazard%') as mails
      from hazards`);
    expect(counts).toEqual({
      hazards: 13,
      states: 6,
      overdue: 2,
      anonymous: 1,
      reporters: 12,
      shared: 1,
      mails: 0,
    });
  });

  test('has 12 vendors and 60 orders in every state, and mails no one', async () => {
    const counts =
      await one(`select count(*)::int as orders, count(distinct app.order_label(o))::int as labels,
      count(*) filter (where total_cents > 250000 and approval = 'submitted')::int > 0 as over_limit,
      (select count(*)::int from vendors v where app.is_insurance_expired(company_id, id)) as uninsured,
      (select count(*)::int from order_requests where state = 'open') as requests,
      (select count(*)::int from app.notifications where kind like 'order%') as mails
      from purchase_orders o`);
    const expected = {
      orders: 60,
      labels: 8,
      over_limit: true,
      uninsured: 1,
      requests: 1,
      mails: 0,
    };
    expect(counts).toEqual(expected);
  });

  test('has eight receipts: two wait, and are the same', async () => {
    expect(
      await one(`select count(*)::int as receipts, count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where cardinality(app.same_receipts(r)) = 1)::int as doubled from receipts r`),
    ).toEqual({ receipts: 8, waiting: 2, doubled: 2 });
  });

  test('has a claim of miles or days in each state, and pays own money', async () => {
    const states = await opened.database.query<{ state: string; claims: number }>(
      `select state, count(*)::int as claims from claims where kind <> 'receipt' group by state order by state`,
    );
    expect(states).toEqual(
      ['approved', 'paid', 'returned', 'waiting', 'withdrawn'].map((state) => ({
        state,
        claims: 1,
      })),
    );
    expect(
      await one(`select count(*)::int as receipts from claims where kind = 'receipt'`),
    ).toEqual({ receipts: 3 });
  });

  test('has a picture of each hazard, one of them shown to outsiders, and sixty photos in three albums', async () => {
    const kinds = await Promise.all(
      pictures.map(async (bytes) => ({ bytes, ...(await sharp(bytes).metadata()) })),
    );
    // Portraits are WebP.
    const drawn = kinds.filter(({ format, width }) => format === 'jpeg' && width === 1200);
    expect(drawn).toHaveLength(12);
    expect(drawn.every(({ height }) => height === 900)).toBe(true);
    expect(new Set(drawn.map(({ bytes }) => bytes.toString('base64'))).size).toBe(12);
    expect(
      await one(`select count(*)::int as photos,
        count(*) filter (where a.size_bytes = (o.metadata ->> 'size')::int)::int as stored,
        sum(app.missing_photo_count(h.company_id, h.id))::int as missing,
        (select count(*)::int from app.jobs where kind = 'redraw_shared_pictures' and state <> 'dead') as redrawn,
        (select array[count(*), count(distinct project_id)]::int[] from project_photos where taken_at < now()) as albums
        from hazards h
        join attachments a on a.record_kind = 'hazard' and a.record_id = h.id
        left join storage.objects o on o.bucket_id = 'attachments' and o.name = a.path`),
    ).toEqual({ photos: 12, stored: 12, missing: 0, redrawn: 1, albums: [60, 3] });
  });

  test('has problems worth finding and open questions', async () => {
    const flags = await opened.database.query<{ flag: string }>(
      `select distinct unnest(flags) as flag from punch_answers order by 1`,
    );
    expect(flags.map(({ flag }) => flag)).toEqual(
      expect.arrayContaining(['clock_wrong', 'double_tap', 'long_shift', 'outside', 'stated']),
    );
    const open = await opened.database.query<{ kind: string }>(
      `select distinct kind from decision_items where state = 'open' order by 1`,
    );
    expect(open.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['late_arrival', 'missing_in', 'overlap', 'stated_time']),
    );
    expect(
      await one(`select (select count(*) > 0 from decision_items where state = 'accepted') as decided,
        (select count(*) from decision_items where kind = 'pin_unproven')::int as unproven,
        (select count(*) between 1 and 6 from punches where 'received_late' = any (flags)) as few_late,
        (select count(*) from device_reports where location_permission = 'denied' or unsent_items > 0)::int as phones,
        (select count(*) from location_reads where points > 0)::int as looks,
        (select count(*) > 100 from app.location_points) as trail`),
    ).toEqual({
      decided: true,
      unproven: 0,
      few_late: true,
      phones: 2,
      looks: 4,
      trail: true,
    });
  });

  test('has timesheets in every state, and money for everyone', async () => {
    const states = await opened.database.query<{ state: string }>(
      `select distinct state from timesheets where state <> 'open' order by state`,
    );
    expect(states.map(({ state }) => state)).toEqual(['approved', 'locked', 'returned', 'signed']);
    const { missing } = await one(
      `select count(*)::int as missing from pay_lines l join companies c on c.id = l.company_id
       where l.amount_cents is null and c.name = (select name from companies order by created_at, id limit 1)`,
    );
    expect(missing).toBe(0);
  });

  test('pays by Colorado’s rules for six weeks, nights by a rate of their own, and four people by California’s', async () => {
    const counts = await one(`select
        (select count(distinct kind)::int from company_rules where rule ->> 'set' = 'colorado'
          and valid_from between current_date - 50 and current_date - 40) as colorado,
        (select count(distinct person_id)::int from pay_terms where time_zone = 'America/Los_Angeles') as on_loan,
        (select count(*) > 50 from pay_lines where earning = 'regular' and rate = 425000) as at_night,
        (select count(distinct person_id)::int from day_results r
          where r.ranges @> '[{"set": "california", "rule": "daily"}]') as by_the_day,
        (select count(*)::int from time_corrections where state = 'asked') as asked`);
    expect(counts).toMatchObject({ colorado: 2, on_loan: 4, at_night: true, asked: 2 });
    // One long shift and one without a meal; the others' days are shorter than eight hours, unless drawn longer.
    expect(counts['by_the_day']).toBeGreaterThanOrEqual(2);
  });

  test('has each exception in the current pay period of two weeks, overtime and split jobs', async () => {
    const current = `app.pay_period('${company}', app.company_today('${company}')) p`;
    const kinds = await opened.database.query<{ kind: string }>(
      `select distinct x ->> 'kind' as kind
       from ${current}
       join day_results r on r.company_id = '${company}' and r.date between p.period_from and p.period_to
       cross join jsonb_array_elements(r.exceptions) x order by 1`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'clock_wrong',
        'estimated',
        'first_meal_late',
        'first_meal_not_provided',
        'first_meal_short',
        'first_meal_unanswered',
        'long_shift',
        'needs_review',
        'open_entry',
        'outside',
      ]),
    );
    expect(
      await one(`select p.period_to - p.period_from + 1 as days, (
          select sum(r.overtime_minutes) > 0 from day_results r where r.company_id = '${company}' and r.date >= p.period_from
        ) as has_overtime, (
          select count(*) > 20 from punches u
          where u.company_id = '${company}' and u.kind = 'switch' and u.occurred_at >= p.period_from
        ) as is_split from ${current}`),
    ).toEqual({ days: 14, has_overtime: true, is_split: true });
  });

  test('has the last pay period in approval: signed, returned, approved, and unsigned to find, overtime ahead, and hours of last week', async () => {
    const states = await opened.database.query<{ state: string }>(
      `select distinct s.state
       from app.pay_period('${company}', app.company_today('${company}')) p
       join timesheets s on s.company_id = '${company}' and s.period_to = p.period_from - 1
       where s.state <> 'open' order by 1`,
    );
    expect(states.map(({ state }) => state)).toEqual(['approved', 'returned', 'signed']);
    const [admin] = await opened.database.query<{ id: string }>(
      `select id from auth.users where email = 'admin@demo.muster.test'`,
    );
    const [list] = await asCaller(
      opened.database,
      { role: 'authenticated', sub: admin?.id ?? '' },
      `select (list_exceptions((list_exceptions() ->> 'previous_from')::date) #>> '{counts,unsigned}')::int > 0 as unsigned,
        (list_exceptions() #>> '{counts,overtime_ahead}')::int > 0 as ahead,
        jsonb_array_length(last_week_facts() -> 'people') > 40 as last_week`,
    );
    expect(list).toEqual({ unsigned: true, ahead: true, last_week: true });
  });

  test('has people who say at the clock-out that they took their breaks, and pays the one who could not', async () => {
    const { asked, missed, rests } = await one(`select
      (select count(*)::int from day_results r cross join jsonb_array_elements(r.breaks) b
        where r.company_id = 'd0000000-0000-4000-8000-000000000001' and r.date between current_date - 35
          and current_date - 2 and app.break_questions(b) ? 'rest') as asked,
      (select count(*)::int from break_answers where answers ->> 'rest' = 'not_provided') as missed,
      (select sum(rest_premium_minutes)::int from day_results
        where company_id = 'd0000000-0000-4000-8000-000000000001') as rests`);
    expect(missed).toBe(1);
    expect(asked).toBe(0);
    // Two of ten minutes each.
    expect(rests).toBe(20);
  });

  test('has a period in a payroll file, one ready for it, and a late correction to pay', async () => {
    const [found] = await opened.database.query(
      `select (select count(*)::int from payroll_exports) as exports,
         (select count(distinct person_id)::int from time_adjustments) as corrected,
         (
           select count(distinct s.period_from)::int from timesheets s
           where s.state = 'locked' and not exists (
             select from payroll_exports e where e.period_from = s.period_from
           )
         ) as ready`,
    );
    expect(found).toEqual({ exports: 1, corrected: 1, ready: 1 });
  });

  test('shows faces of most people, and gives a PIN to those only the tablet knows', async () => {
    expect(
      await one(`select
        (select count(*)::int from profiles p where photo_url is not null and exists (
          select from storage.objects o where o.bucket_id = 'profile-photos' and o.name = p.photo_url)) as faces,
        (select count(*)::int from person_pins x join profiles p using (company_id, person_id)
         where not p.has_login) as pins`),
    ).toEqual({ faces: 43, pins: 5 });
  });

  test('opens its audit log with what people changed', async () => {
    const newest = await opened.database.query(
      `select actor_person_id is not null as is_by_someone from audit_events
       where company_id = 'd0000000-0000-4000-8000-000000000001' order by recorded_at desc, id desc limit 6`,
    );
    expect(newest).toEqual(Array.from({ length: 6 }, () => ({ is_by_someone: true })));
  });

  test('lets the employee start: they are off the clock', async () => {
    const { open } = await one(
      `select count(*)::int as open from time_entries e
       join profiles p on p.person_id = e.person_id join auth.users u on u.id = p.id
       where u.email = 'employee@demo.muster.test' and e.state = 'open'`,
    );
    expect(open).toBe(0);
  });
});

const dayMs = 86_400_000;

describe('a later start', () => {
  const advance = (days: number) =>
    advanceDemo({ database: opened.database, now: () => Date.now() + days * dayMs });
  /** Counts rows received after an instant, and all rows. */
  const counts = (since: unknown = '-infinity') =>
    one(`select
      (select max(received_at)::text from punches where source <> 'decision') as latest,
      (select count(*)::int from punches where source <> 'decision' and received_at > '${String(since)}') as punches,
      (select count(*)::int from punches where source <> 'decision') as punches_in_all,
      (select count(*)::int from punch_answers a join punches p on p.company_id = a.company_id and p.id = a.punch_id
        where p.received_at > '${String(since)}' and a.reason = 'missing_in') as without_beginning,
      (select count(*)::int from time_breaks b where b.ended_at - b.started_at > interval '2 hours') as long_breaks,
      (select count(*)::int from jsas) as jsas,
      (select count(*)::int from decision_items where kind = 'pin_unproven') as unproven,
      (select max(starts_local)::date::text from shifts) as planned_until`);

  test('right after the first leaves the demo as it is', async () => {
    expect(await advance(0)).toBe(false);
  });

  // A retry starts from where the first attempt left the company.
  let daysLater = 0;
  test('continues the company’s work if no one has touched it', async () => {
    const before = await counts();
    daysLater += 8;
    expect(await advance(daysLater)).toBe(true);
    const after = await counts(before['latest']);
    expect(after['punches']).toBeGreaterThan(500);
    expect(after['punches_in_all']).toBe(
      Number(before['punches_in_all']) + Number(after['punches']),
    );
    expect(after['jsas']).toBe(Number(before['jsas']) + 6);
    expect(String(after['planned_until']) > String(before['planned_until'])).toBe(true);
    expect(after).toMatchObject({ long_breaks: before['long_breaks'], unproven: 0 });
    // Two of a crew's stories begin that way, and one of those has up to three more punches.
    expect(after['without_beginning']).toBeLessThanOrEqual(5);
    expect(
      await one(`select count(*)::int as on_clock from clock_states where entry_id is not null`),
    ).toSatisfy(({ on_clock: onClock }: Record<string, number>) => Number(onClock) >= 12);
  });

  test('changes nothing if someone has changed anything', async () => {
    const [admin] = await opened.database.query<{ id: string }>(
      `select id from auth.users where email = 'admin@demo.muster.test'`,
    );
    await asCaller(
      opened.database,
      { role: 'authenticated', sub: admin?.id ?? '' },
      `select save_my_profile(gen_random_uuid(), now(), '{"phone": "+1 970 555 0101"}')`,
    );
    const before = await counts();
    expect(await advance(daysLater + 22)).toBe(false);
    expect(await counts()).toEqual(before);
  });
});

async function one(sql: string): Promise<Record<string, number>> {
  return (await opened.database.query<Record<string, number>>(sql))[0] ?? {};
}

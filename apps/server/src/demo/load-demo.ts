import type { Database, Transaction } from '../db/database.ts';
import { addCompanies, addProjects, addStaff, type DemoLogins } from './add-companies.ts';
import { addDataRights } from './add-data-rights.ts';
import { addExport, makeArchive } from './add-export.ts';
import { addDailyLogs } from './add-daily-logs.ts';
import { addChangeOrders } from './add-change-orders.ts';
import { addCosts } from './add-costs.ts';
import { addHazards, type DemoFiles } from './add-hazards.ts';
import { addIncident } from './add-incident.ts';
import { addJsas } from './add-jsas.ts';
import { addPayRules, askForCorrections } from './add-pay-rules.ts';
import { addPhotos } from './add-photos.ts';
import { addPins } from './add-pins.ts';
import { addOrders } from './add-orders.ts';
import { addClaims, addPaidClaim } from './add-claims.ts';
import { receiveThen } from './receive-then.ts';
import { addReceipts } from './add-receipts.ts';
import { addPlatform } from './add-platform.ts';
import { addProjectPhotos } from './add-project-photos.ts';
import { addRecentChanges } from './add-recent-changes.ts';
import { addRecords } from './add-records.ts';
import { addReminders } from './add-reminders.ts';
import { addReportViews } from './add-report-views.ts';
import { addSchedule } from './add-schedule.ts';
import { addDevices, addLocationChoices, addLocationReads, troubledOf } from './add-tracking.ts';
import { addChecklists } from './add-checklists.ts';
import { addEquipment } from './add-equipment.ts';
import { addTickets } from './add-tickets.ts';
import { addSignIn } from './add-sign-in.ts';
import { addSuspended, suspendedEmails } from './add-suspended.ts';
import { addTrail } from './add-trail.ts';
import { secondCrew } from './second-crew.ts';
import { addVisit } from './add-visit.ts';
import { answerBreaks } from './answer-breaks.ts';
import { readDemoData, type DemoData } from './demo-data.ts';
import { decideOldQuestions } from './decide-old-questions.ts';
import { settleSheets } from './settle-sheets.ts';
import { planPunches } from './plan-now.ts';
import { handIn, planForLargeTables } from './hand-in.ts';
import type { CrewPlan, Worker } from './plan-punches.ts';

export type DemoDeps = {
  readonly database: Database;
  /** Creates a confirmed login; a null password disables sign-in by password. */
  readonly createUser: (user: {
    readonly email: string;
    readonly password: string | null;
    readonly userMetadata?: Readonly<Record<string, unknown>>;
    readonly appMetadata?: Readonly<Record<string, unknown>>;
  }) => Promise<{ readonly id: string }>;
  /** Opens the storage for pictures; called only if the demo is loaded. */
  readonly openFiles: () => Promise<DemoFiles>;
  readonly now: () => number;
  /** PIN of people who only use the tablet. */
  readonly kioskPin: string;
  /** Password of a login by its address, such as `admin@demo.muster.test`. */
  readonly passwordFor: (email: string) => string;
};

/** A company of 50 people is a lot for one transaction of the embedded database: it takes minutes on a slow machine. */
export const timeoutMs = 600_000;
/**
 * Fills an empty database with the demo company, its nine weeks up to now, and a second company. The company's row is
 * the guard: it is written in the same transaction as everything else, so an interrupted run leaves only logins, which
 * the next run reuses.
 * @returns the addresses of the logins that have a password; null if the demo is already there
 */
export async function loadDemo(deps: DemoDeps): Promise<readonly string[] | null> {
  const { database } = deps;
  const data = await readDemoData();
  if (await isLoaded(database, data)) return null;

  const logins = await makeLogins(deps, data);
  const files = await deps.openFiles();
  const now = deps.now();
  await database.transaction(
    async (transaction) => {
      await transaction.query(`select pg_advisory_xact_lock(hashtext('muster.demo'))`);
      if (await isLoaded(transaction, data)) return;
      await planForLargeTables(transaction);
      await fill(transaction, data, logins, { ...deps, files, now });
    },
    { timeoutMs },
  );
  const archive = await makeArchive(database, files, data.company.id);
  // In a separate transaction, so that they are the newest and the audit log opens with them.
  await database.transaction(async (transaction) => {
    await noteFill(transaction, data, now);
    const adminUserId = found(logins.idsByEmail.get('admin@demo.muster.test'), 'the admin');
    await addExport(transaction, { company: data.company.id, adminUserId }, archive);
    await addRecentChanges(transaction, data.company.id, logins.idsByEmail);
  });
  return logins.withPassword;
}

/** Records the transaction's instant, which identifies everything that it writes. */
export async function noteFill(
  transaction: Transaction,
  { company, second }: DemoData,
  until: number,
): Promise<void> {
  await transaction.query(
    'insert into app.demo_fills (company_id, filled_until) select unnest($1::uuid[]), $2',
    [[company.id, second.id], new Date(until)],
  );
}

/** Places in the bridge crew. */
const onLoan = new Set([4, 6, 8, 10]);
const asking = new Set([12, 14]);
const nightProject = 'North line track renewal';

/** Person of the bridge crew whose day without a meal has been answered. */
export function withoutMeal([bridgeCrew = []]: readonly (readonly Worker[])[]): string {
  return found(
    bridgeCrew.find(({ place }) => place === 2),
    'a third worker',
  ).personId;
}

async function isLoaded(queries: Pick<Transaction, 'query'>, { company }: DemoData) {
  const rows = await queries.query('select from public.companies where id = $1', [company.id]);
  return rows.length > 0;
}

async function fill(
  transaction: Transaction,
  data: DemoData,
  logins: DemoLogins,
  {
    files,
    kioskPin,
    now,
  }: { readonly files: DemoFiles; readonly kioskPin: string; readonly now: number },
): Promise<void> {
  await addCompanies(transaction, data, logins);
  await noteFill(transaction, data, now);
  const staff = await addStaff(transaction, data, logins);
  const troubled = troubledOf(staff.crews);
  await addLocationChoices(transaction, [data.company.id, data.second.id], {
    admin: staff.admin,
    unasked: troubled.unasked,
  });
  await addRecords(transaction, data.company.id, staff.crews, now);
  await addPhotos(transaction, files, {
    company: data.company.id,
    longHair: data.long_hair,
    except: staff.employee,
  });
  const atTablet = (staff.crews[0] ?? []).filter(({ hasLogin }) => !hasLogin);
  await addPins(
    transaction,
    data.company.id,
    atTablet.map(({ personId }) => personId),
    kioskPin,
  );
  const { projects, codeIdsByCode, kioskId, secondProject } = await addProjects(
    transaction,
    data,
    logins,
  );

  const crews: CrewPlan[] = data.crews.map((crew, index) => ({
    crew,
    workers: staff.crews[index] ?? [],
    projects: crew.projects.map((name) => found(projects.get(name), name)),
    codeIds: crew.codes.map((code) => found(codeIdsByCode.get(code), code)),
    kioskId: index === 0 ? kioskId : null,
  }));
  const { time_zone: zone, id: company } = data.company;
  const idle = new Set([staff.employee]);
  const [bridgeCrew = []] = staff.crews;
  await addPayRules(transaction, {
    company,
    admin: staff.admin,
    onLoan: bridgeCrew.filter(({ place }) => onLoan.has(place)).map((one) => one.personId),
    nightProject: found(projects.get(nightProject), nightProject).id,
  });
  await handIn(transaction, company, planPunches(crews, { zone, now, idle }));
  await decideOldQuestions(transaction, {
    company,
    userIdsByPersonId: logins.userIdsByPersonId,
    admin: staff.admin,
    now,
  });
  await answerBreaks(transaction, { company, without: withoutMeal(staff.crews) });
  const supervisor = found(staff.crews[0]?.[0]?.personId, 'a supervisor');
  const adminUserId = found(logins.userIdsByPersonId.get(staff.admin), 'the admin');
  const codeId = found(crews[0]?.codeIds[0], 'a cost code');
  const supervisorUserId = found(logins.userIdsByPersonId.get(supervisor), 'the supervisor');
  const employeeUserId = found(logins.userIdsByPersonId.get(staff.employee), 'the employee');
  const places = (crews[0]?.projects ?? []).map(({ id }) => ({ projectId: id, codeId }));
  const claims = {
    people: { adminUserId, employeeUserId, supervisorUserId },
    place: found(places[0], 'a project'),
    now,
  };
  await addPaidClaim(transaction, claims);
  await settleSheets(transaction, company, logins.userIdsByPersonId, staff.admin);
  const bridgeProjectIds = found(data.crews[0], 'a crew').projects.map(
    (name) => found(projects.get(name), name).id,
  );
  await addCosts(transaction, {
    company,
    adminUserId,
    projectIds: data.projects.map(({ name }) => found(projects.get(name), name).id),
    loggedIds: crews.flatMap(({ projects: [project] }) => project?.id ?? []),
  });
  await addReportViews(transaction, found(logins.userIdsByPersonId.get(staff.admin), 'the admin'));
  await askForCorrections(
    transaction,
    company,
    bridgeCrew
      .filter(({ place }) => asking.has(place))
      .map(({ personId }) => ({
        personId,
        userId: found(logins.userIdsByPersonId.get(personId), 'a login'),
      })),
  );
  const bridge = found(data.projects[0], 'a project');
  const placeOf = (name: string) => {
    const site = found(data.projects.find((one) => one.name === name)?.sites[0], name);
    return { projectId: found(projects.get(name), name).id, lat: site.lat, lng: site.lng };
  };
  const [bridgeSite, underpass] = found(data.crews[0], 'a crew').projects.map(placeOf);
  await addHazards(
    transaction,
    { admin: staff.admin, supervisor, employee: staff.employee },
    {
      projects: [found(bridgeSite, 'a project'), found(underpass, 'a second project')],
      now,
      zone,
      company,
      files,
      userIdsByPersonId: logins.userIdsByPersonId,
    },
  );
  const takers = (workers: readonly Worker[]) =>
    workers.slice(0, 5).flatMap(({ personId }) => logins.userIdsByPersonId.get(personId) ?? []);
  const albums = [crews[0]?.projects[0], crews[0]?.projects[1], crews[1]?.projects[0]];
  await addProjectPhotos(
    transaction,
    albums.map((project, index) => ({
      id: found(project, 'a project').id,
      userIds: takers(crews[index === 2 ? 1 : 0]?.workers ?? []),
    })),
    { company, zone, now, files },
  );
  await addIncident(transaction, {
    adminUserId: logins.userIdsByPersonId.get(staff.admin) ?? null,
    personId: staff.employee,
    now,
  });

  await addJsas(
    transaction,
    { admin: staff.admin, supervisor, employee: staff.employee },
    {
      projectId: found(projects.get(bridge.name), bridge.name).id,
      now,
      userIdsByPersonId: logins.userIdsByPersonId,
    },
  );
  await addDailyLogs(transaction, {
    company,
    adminUserId,
    writers: crews.flatMap(({ workers, projects: [project] }) => {
      const userId = logins.userIdsByPersonId.get(workers[0]?.personId ?? '');
      return project === undefined || userId === undefined
        ? []
        : [{ projectId: project.id, userId }];
    }),
  });
  await addTickets(transaction, {
    company,
    zone,
    projectIds: bridgeProjectIds,
    supervisorUserId: logins.userIdsByPersonId.get(supervisor) ?? null,
  });
  await addChecklists(transaction, {
    now,
    equipmentIds: await addEquipment(transaction, {
      zone,
      projectIds: bridgeProjectIds,
      adminUserId,
      supervisorUserId: found(logins.userIdsByPersonId.get(supervisor), 'the supervisor'),
    }),
    projectId: found(projects.get(bridge.name), bridge.name).id,
    userIds: {
      supervisor: found(logins.userIdsByPersonId.get(supervisor), 'the supervisor'),
      employee: found(logins.userIdsByPersonId.get(staff.employee), 'the employee'),
    },
  });
  await receiveThen(transaction);
  await addChangeOrders(transaction, {
    company,
    adminUserId,
    projectIds: data.projects.map(({ name }) => found(projects.get(name), name).id),
  });
  await addSchedule(transaction, crews, {
    company,
    zone,
    now,
    admin: staff.admin,
    adminUserId,
  });
  await addReminders(transaction, company);
  await addDevices(transaction, company, troubled);
  await addLocationReads(
    transaction,
    company,
    { admin: staff.admin, supervisor },
    { employee: staff.employee, silent: troubled.silent },
  );
  await addSignIn(transaction, company);
  await addDataRights(transaction, company, {
    personId: troubled.lostPermission,
    adminUserId,
  });

  await addOrders(transaction, {
    company,
    adminUserId,
    supervisor,
    supervisorUserId,
    employeeUserId,
    places,
    now,
  });
  await addReceipts(transaction, {
    adminUserId,
    userIds: { employee: employeeUserId, supervisor: supervisorUserId },
    place: found(places[0], 'a project'),
    now,
  });
  await addClaims(transaction, claims);
  await addSuspended(transaction, logins.idsByEmail);

  const second = secondCrew(staff.second, secondProject);
  const secondAt = { zone: data.second.time_zone, now, idle: new Set<string>() };
  await handIn(transaction, data.second.id, planPunches([second], secondAt));
  await addTrail(transaction, data.second.id, {
    admin: found(staff.second[0], 'the second admin').personId,
    person: found(staff.second[1], 'a second employee').personId,
  });
  await addPlatform(transaction, company);
  await addVisit(transaction, company, {
    personId: staff.employee,
    platformUserId: found(logins.idsByEmail.get('super@demo.muster.test'), 'the super admin'),
  });
}

/** One person of the bridge crew, the roads crew's lead, one of hers, and the night crew's lead. */
const crewWithPassword = [1, 14, 16, 27];

async function makeLogins(deps: DemoDeps, data: DemoData): Promise<DemoLogins> {
  const domain = 'demo.muster.test';
  const named = ['admin', 'supervisor', 'employee', 'super', 'kiosk'].map(
    (name) => `${name}@${domain}`,
  );
  const second = 'admin@second.muster.test';
  const crewLogins = crewWithPassword.map((number) => `crew${number}@${domain}`);
  const idsByEmail = new Map<string, string>();
  const make = async (email: string, password: string | null, appMetadata = {}) => {
    const [known] = await deps.database.query<{ id: string }>(
      'select id from auth.users where email = $1',
      [email],
    );
    const { id } = known ?? (await deps.createUser({ email, password, appMetadata }));
    idsByEmail.set(email, id);
  };

  const withPassword = [...named, second, ...Object.values(suspendedEmails), ...crewLogins];
  for (const email of withPassword) {
    await make(email, deps.passwordFor(email), email.startsWith('kiosk@') ? { kiosk: true } : {});
  }
  const people = data.crews.reduce((sum, crew) => sum + crew.size - crew.without_login, 0);
  // The supervisor and the employee already count.
  const others = Array.from({ length: people - 2 }, (_, index) => `crew${index + 1}@${domain}`);
  const colleagues = Array.from(
    { length: data.second.size - 1 },
    (_, index) => `crew${index + 1}@second.muster.test`,
  );
  for (const email of [...others, ...colleagues]) await make(email, null);
  return {
    idsByEmail,
    others,
    colleagues,
    userIdsByPersonId: new Map(),
    withPassword,
  };
}

export function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the demo's data names ${name} but does not have it`);
  return value;
}

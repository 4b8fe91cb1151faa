import { randomUUID } from 'node:crypto';
import type { TestServerOptions } from '@muster/testkit';

type Database = Parameters<NonNullable<TestServerOptions['prepare']>>[0];

/** One record of each kind, by its id. */
export type Records = {
  readonly person: string;
  readonly crew: string;
  readonly project: string;
  readonly site: string;
  readonly code: string;
  readonly kiosk: string;
  readonly invitation: string;
  readonly membership: string;
  readonly rate: string;
  readonly certificate: string;
};

/** Returns ids of records that don't exist. */
export function newRecordIds(): Records {
  return {
    person: randomUUID(),
    crew: randomUUID(),
    project: randomUUID(),
    site: randomUUID(),
    code: randomUUID(),
    kiosk: randomUUID(),
    invitation: randomUUID(),
    membership: randomUUID(),
    rate: randomUUID(),
    certificate: randomUUID(),
  };
}

/**
 * Creates a person in a company with everything that can be stored about them, and what they work
 * on.
 */
export async function plantRecords(database: Database, company: string): Promise<Records> {
  const ids = newRecordIds();
  const statements: readonly (readonly [string, readonly string[]])[] = [
    [
      `insert into profiles (company_id, person_id, first_name, last_name) values ($1, $2, 'Planted', 'Person')`,
      [ids.person],
    ],
    [
      `insert into memberships (company_id, id, person_id, role, valid_from)
       values ($1, $2, $3, 'employee', now() - interval '1 year')`,
      [ids.membership, ids.person],
    ],
    [`insert into crews (company_id, id, name) values ($1, $2, 'Planted crew')`, [ids.crew]],
    [
      `insert into crew_members (company_id, crew_id, person_id, valid_from)
       values ($1, $2, $3, now() - interval '1 year')`,
      [ids.crew, ids.person],
    ],
    [`insert into projects (company_id, id, name) values ($1, $2, 'Planted job')`, [ids.project]],
    [
      `insert into project_sites (company_id, id, project_id, name, lat, lng)
       values ($1, $2, $3, 'Planted gate', 40, -105)`,
      [ids.site, ids.project],
    ],
    [
      `insert into cost_codes (company_id, id, code, name) values ($1, $2, 'P 1', 'Planted code')`,
      [ids.code],
    ],
    [
      `insert into kiosks (company_id, id, user_id, name) values ($1, $2, gen_random_uuid(), 'Planted tablet')`,
      [ids.kiosk],
    ],
    [
      `insert into invitations (company_id, id, person_id, token_hash, expires_at)
       values ($1, $2::uuid, $3, sha256(convert_to($2::uuid::text, 'UTF8')), now() + interval '1 day')`,
      [ids.invitation, ids.person],
    ],
    [
      `insert into pay_rates (company_id, id, person_id, rate, currency, valid_from)
       values ($1, $2, $3, 250000, 'USD', '2026-01-05')`,
      [ids.rate, ids.person],
    ],
    [
      `insert into certificates (company_id, id, person_id, kind) values ($1, $2, $3, 'Planted card')`,
      [ids.certificate, ids.person],
    ],
    [
      `insert into emergency_contacts (company_id, person_id, name, phone)
       values ($1, $2, 'Planted friend', '555 0100')`,
      [ids.person],
    ],
  ];
  for (const [sql, values] of statements) {
    await database.query(sql, [company, ...values]);
  }
  return ids;
}

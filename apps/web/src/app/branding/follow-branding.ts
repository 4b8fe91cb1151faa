import { queryStaleMs } from '@muster/contract';
import * as s from '@muster/contract/shape';
import type { Api } from '../../data/client/api.ts';
import type { Data } from '../../data/data.ts';
import { DataError } from '../../data/errors/data-error.ts';
import { brandingSubject } from '../../data/identity/branding-subject.ts';
import { companyColumns, companySchema, type Company } from '../../data/identity/company.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { Account } from '../../data/identity/account.ts';
import type { BrandingStore } from './branding-store.ts';

const ownSchema = s.array(s.object({ company_id: s.nullable(s.uuid) }));

/** Delay before a failed read of the company is retried. */
const retryMs = 60_000;

/** Fields of a company that its kiosks don't receive. */
const unseen = { tagline: null, website_url: null, phone: null, address: null };

/** The reads of specification 7: the user's company first, then its branding. */
async function readCompany(api: Api, userId: string): Promise<Company | null> {
  const [own] = await api.query(
    (rest) => rest.from('profiles').select('company_id').eq('id', userId),
    ownSchema,
  );
  const companyId = own?.company_id ?? null;
  if (companyId === null) return null;
  const [company] = await api.query(
    (rest) => rest.from('companies').select(companyColumns).eq('id', companyId),
    s.array(companySchema),
  );
  return company ?? null;
}

/**
 * True if a server reported the failure. An answer without one of our codes may come from a captive portal.
 */
function isAnswered({ kind, status }: DataError): boolean {
  return kind !== 'network' || status >= 500;
}

/**
 * Keeps the branding up to date for the signed-in user: at the start, after a sign-in, when the connection comes back,
 * and when a query of `brandingSubject` is invalidated. If the read fails although the server is up, the defaults apply
 * (specification 4) until a later read succeeds. Without a network the stored branding stays. Signing out removes it.
 */
export function followBranding(
  {
    account,
    api,
    platform,
    queryClient,
  }: Pick<Data, 'api' | 'platform' | 'queryClient'> & {
    readonly account: Pick<Account, 'state' | 'subscribe'>;
  },
  branding: BrandingStore,
): void {
  let cancelRetry: (() => void) | undefined;

  async function refresh(): Promise<void> {
    const state = account.state();
    if (state.kind === 'signed_out') return branding.forget();
    if (state.session === 'needed') return;
    const userId = state.kind === 'signed_in' ? state.identity.user_id : state.userId;
    // A kiosk reads no table: its branding comes with its identity.
    if (state.kind === 'signed_in' && state.identity.role === 'kiosk') {
      const { company } = state.identity;
      branding.keep(userId, company === null ? null : { ...unseen, ...company });
      return;
    }
    let company: Company | null = null;
    let isRead = true;
    try {
      company = await queryClient.fetchQuery({
        queryKey: queryKey(userId, brandingSubject),
        queryFn: () => readCompany(api, userId),
        staleTime: queryStaleMs,
      });
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      // Our server is up; only this read fails.
      if (!isAnswered(error) && !(await platform.network.check())) return;
      isRead = false;
    }
    // The session may be over by now, or may have turned out to be a kiosk's. Then this response says nothing about the
    // company.
    if (!isStillReading(userId)) return;
    branding.keep(userId, company);
    if (isRead) return;
    cancelRetry?.();
    cancelRetry = platform.clock.after(retryMs, follow);
  }

  function isStillReading(userId: string): boolean {
    const state = account.state();
    if (state.kind === 'signed_out' || state.session === 'needed') return false;
    if (state.kind === 'identity_pending') return userId === state.userId;
    return userId === state.identity.user_id && state.identity.role !== 'kiosk';
  }

  const follow = () => void refresh();
  account.subscribe(follow);
  platform.network.subscribe((state) => {
    if (state === 'online') follow();
  });
  queryClient.getQueryCache().subscribe((event) => {
    // The query's state is no guide: it stays invalidated while the fetch that this starts reports its own events.
    if (
      event.type === 'updated' &&
      event.action.type === 'invalidate' &&
      event.query.queryKey[1] === brandingSubject
    ) {
      follow();
    }
  });
  follow();
}

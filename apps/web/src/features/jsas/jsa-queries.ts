import {
  type FoundJsas,
  foundJsasSchema,
  jsaAnswerSchema,
  type JsaCursor,
  jsaListSchema,
  type JsaPage,
  jsaPageSchema,
  type JsaRow,
  jsasToSignAnswerSchema,
  jsasToSignSchema,
  jsaTranscriptAnswerSchema,
} from '@muster/contract/jsa';
import {
  type CompanyLibrary,
  companyLibraryAnswerSchema,
  companyLibrarySchema,
} from '@muster/contract/jsa-papers';
import type { Api } from '../../data/client/api.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import type { CursorQuery } from '../../kit/list/use-cursor-list.ts';
import type { JsaFilter } from './jsa-search.ts';

/** Key prefix of every query that a change to a JSA makes stale. */
export const jsasSubject = 'jsas';

/** The JSAs that match a search, newest first. */
export const jsaList: CursorQuery<JsaRow, JsaFilter, FoundJsas> = {
  subject: jsasSubject,
  fetch: async (api, filter, after) => {
    const cursor: JsaCursor | null = after === null ? null : JSON.parse(after);
    return okOrThrow(await api.rpc('list_jsas', { filter, after: cursor }, jsaListSchema));
  },
  schema: foundJsasSchema,
  rowsOf: ({ jsas }) => jsas,
  next: ({ next }) => (next === null ? null : JSON.stringify(next)),
};

export function jsaPageQuery(userId: string, jsaId: string): SnapshotQuery<JsaPage> {
  return {
    queryKey: queryKey(userId, jsasSubject, 'page', jsaId),
    fetch: async (api) => okOrThrow(await api.rpc('read_jsa', { jsa_id: jsaId }, jsaAnswerSchema)),
    schema: jsaPageSchema,
  };
}

/** The transcript of the conversation. Not stored on the device. */
export function jsaTranscriptQuery(api: Api, userId: string, jsaId: string) {
  return {
    queryKey: queryKey(userId, jsasSubject, 'transcript', jsaId),
    queryFn: async () =>
      okOrThrow(await api.rpc('jsa_transcript', { jsa_id: jsaId }, jsaTranscriptAnswerSchema)),
  };
}

/** JSAs in force that wait for approval. */
export function waitingJsasQuery(userId: string): SnapshotQuery<FoundJsas> {
  return {
    queryKey: queryKey(userId, jsasSubject, 'waiting'),
    fetch: async (api) =>
      okOrThrow(
        await api.rpc(
          'list_jsas',
          { filter: { states: ['waiting'] }, page_size: 100 },
          jsaListSchema,
        ),
      ),
    schema: foundJsasSchema,
  };
}

export function jsasToSignQuery(
  userId: string,
): SnapshotQuery<{ readonly jsas: readonly JsaRow[] }> {
  return {
    queryKey: queryKey(userId, jsasSubject, 'to_sign'),
    fetch: async (api) => okOrThrow(await api.rpc('my_jsas_to_sign', {}, jsasToSignAnswerSchema)),
    schema: jsasToSignSchema,
  };
}

export function companyLibraryQuery(userId: string): SnapshotQuery<CompanyLibrary> {
  return {
    queryKey: queryKey(userId, 'safety_library'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('company_safety_library', {}, companyLibraryAnswerSchema)),
    schema: companyLibrarySchema,
  };
}
